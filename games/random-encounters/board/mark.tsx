// A figure on the board: icon and number, with its meaning as a tooltip and for those who hear the table.

import { Icon, type Outline } from '../../../web/table/icon.tsx';
import { useTable } from '../../../web/table/model.ts';

type MarkProps = {
  readonly icon: Outline;
  readonly value: string | number;
  readonly label: string;
  readonly tone?: string;
  /** What it is good for: said where the question stands, when a mouse or a finger comes by. */
  readonly does?: string;
};

export function Mark({ icon, value, label, tone, does }: MarkProps) {
  const { attention } = useTable();
  const look = does && (() => attention.turn({ explained: { title: `${label}: ${value}.`, text: does } }));
  return (
    <span
      className="re-mark"
      role="img"
      aria-label={`${label} ${value}${does ? `: ${does}` : ''}`}
      title={does ? `${label}: ${does}` : label}
      data-tone={tone}
      data-does={does && ''}
      {...(look && { onPointerEnter: look, onPointerDown: look })}
    >
      <Icon outline={icon} />
      <b>{value}</b>
    </span>
  );
}
