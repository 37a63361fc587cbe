// A figure on a board: icon and number, with its meaning as a tooltip and for those who hear the table.

import { Icon, type Outline } from '../../../web/table/icon.tsx';

type MarkProps = {
  readonly icon: Outline;
  readonly value: string | number;
  readonly label: string;
  readonly className?: string;
};

export function Mark({ icon, value, label, className = '' }: MarkProps) {
  return (
    <span className={`hm-mark ${className}`} role="img" aria-label={`${label} ${value}`} title={label}>
      <Icon outline={icon} />
      <b>{value}</b>
    </span>
  );
}
