// One slugcat's night, drawn: curled up behind a door, hungry behind one, out in the flood, dry in Five Pebbles, or gone.

import type { ReactNode } from 'react';
import type { CycleRow } from '../events.ts';
import { HEAD } from './slugcat-head.tsx';

export function NightPicture({ fate }: { readonly fate: CycleRow['fate'] }) {
  return (
    <svg className="rw-night-picture" viewBox="0 0 160 100" aria-hidden="true">
      {PICTURES[fate]}
    </svg>
  );
}

/** A hollow under the ground with a round door; the rain stays above it. */
const Burrow = ({ glow, children }: { readonly glow: string; readonly children: ReactNode }) => (
  <>
    <rect width="160" height="100" fill="#06181b" />
    <path fill="#0c2c31" d="M0 0h160v16q-20 8-40 2t-42 4t-44-4t-34 2z" />
    <path stroke="#8fd9d0" strokeWidth="1.2" opacity="0.7" d={SHOWER} />
    <ellipse cx="80" cy="66" rx="62" ry="31" fill={glow} />
    <path fill="#0a2226" d="M0 84q80 18 160 0v16H0z" />
    <circle cx="134" cy="58" r="17" fill="#153b40" stroke="#4d98a0" strokeWidth="3" />
    <path stroke="#4d98a0" strokeWidth="3" d="M134 44v28M120 58h28" />
    {children}
  </>
);

const SHOWER = 'M12 0l-2 11M30 0l-2 12M49 0l-2 14M66 0l-2 13M85 0l-2 14M103 0l-2 12M122 0l-2 12M146 0l-2 11';

/** Tail over the nose: our own slugcat, asleep. */
const Curled = () => (
  <g>
    <path className="rw-fur" d="M34 82q-6-34 30-38q44-4 46 26q0 14-14 18q-34 6-62-6z" />
    <path className="rw-fur" d="M96 86q22 2 22-16q0-10-8-12q6 12-4 20z" />
    <g transform="translate(26 42) scale(0.092)">
      <path className="rw-fur" d={HEAD} />
      <ellipse className="rw-fur" cx="256" cy="290" rx="120" ry="80" />
      <path className="rw-lids" d="M150 292q34 34 70 0M292 292q34 34 70 0" />
    </g>
  </g>
);

const Sitting = () => (
  <g>
    <path className="rw-fur" d="M58 92q-4-36 20-38q24 2 22 38zM98 90q24 4 26-14q-8 8-26 4z" />
    <g transform="translate(55 20) scale(0.096)">
      <ellipse className="rw-eyes" cx="256" cy="290" rx="120" ry="80" />
      <path className="rw-fur" d={HEAD} />
    </g>
  </g>
);

const PICTURES: Readonly<Record<CycleRow['fate'], ReactNode>> = {
  hibernated: (
    <Burrow glow="#3a2c12">
      <Curled />
      <text className="rw-snore" x="84" y="42">
        z z Z
      </text>
    </Burrow>
  ),
  starved: (
    <Burrow glow="#1d2a22">
      <Curled />
      <path fill="none" stroke="#ffd98a" strokeWidth="2.4" d="M68 34q5-6 10 0t10 0t10 0" />
      <path fill="#7a5a2a" d="M20 84h22l-4 8H24z" />
    </Burrow>
  ),
  died: (
    <>
      <rect width="160" height="100" fill="#0b2a30" />
      <path
        stroke="#bdf2ea"
        strokeWidth="1.6"
        opacity="0.8"
        d="M14 0L4 60M34 0L24 58M56 0L46 60M80 0L70 56M102 0L92 60M124 0L114 58M148 0L138 60M158 30l-8 34"
      />
      <path fill="#123f48" d="M0 62q14-8 28 0t28 0t28 0t28 0t28 0t20 0v38H0z" />
      <g transform="translate(34 44) rotate(-14 40 20)">
        <path className="rw-fur" d="M22 18q34-14 62 4q10 8-2 12q-34 10-60-4z" />
        <path className="rw-fur" d="M50 18l2-14l6 1l-1 13zM64 18l5-13l6 2l-4 14z" />
        <g transform="translate(-10 2) scale(0.075)">
          <path className="rw-fur" d={HEAD} />
          <ellipse className="rw-fur" cx="256" cy="290" rx="120" ry="80" />
          <path className="rw-lids" d="M154 256l64 64M218 256l-64 64M294 256l64 64M358 256l-64 64" />
        </g>
      </g>
      <path fill="#0f3740" opacity="0.85" d="M0 76q14-8 28 0t28 0t28 0t28 0t28 0t20 0v24H0z" />
    </>
  ),
  stayed: (
    <>
      <rect width="160" height="100" fill="#171032" />
      <path fill="none" stroke="#4b3d86" strokeWidth="2" d="M0 22h160M0 48h160M0 74h160M32 0v100M128 0v100" />
      <circle cx="26" cy="20" r="4" fill="#ffd6f0" />
      <circle cx="132" cy="34" r="5" fill="#ffd6f0" />
      <circle cx="112" cy="14" r="3" fill="#ffd6f0" />
      <path fill="#0d0822" d="M0 88h160v12H0z" />
      <Sitting />
    </>
  ),
  ascending: (
    <>
      <rect width="160" height="100" fill="#2a1d08" />
      <path fill="#ffcf5e" opacity="0.25" d="M80 100L40 0h80z" />
      <path fill="#ffe9a8" opacity="0.35" d="M80 100L62 0h36z" />
      <g opacity="0.75" transform="translate(0 -10)">
        <Sitting />
      </g>
    </>
  ),
};
