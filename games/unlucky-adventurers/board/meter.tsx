// One of a Beast's figures: how much is there of what it wants.

import { Icon, type Outline } from '../../../web/table/icon.tsx';

type MeterProps = {
  readonly icon: Outline;
  readonly what: string;
  readonly has?: number | undefined;
  readonly wants: number | string;
};

export function Meter({ icon, what, has, wants }: MeterProps) {
  const isEnough = typeof wants === 'number' && has !== undefined && has >= wants;
  return (
    <span className="ua-meter" data-enough={isEnough || undefined}>
      <Icon outline={icon} />
      <b>{has === undefined ? wants : `${has} of ${wants}`}</b> {what}
      {isEnough && <span aria-hidden="true"> ✓</span>}
    </span>
  );
}
