// A figure on the board: icon and number, with its meaning as a tooltip and for those who hear the table.

import { Icon, type Outline } from '../../../web/table/icon.tsx';

type MarkProps = {
  readonly icon: Outline;
  readonly value: string | number;
  readonly label: string;
  readonly tone?: string;
};

export function Mark({ icon, value, label, tone }: MarkProps) {
  return (
    <span className="re-mark" role="img" aria-label={`${label} ${value}`} title={label} data-tone={tone}>
      <Icon outline={icon} />
      <b>{value}</b>
    </span>
  );
}
