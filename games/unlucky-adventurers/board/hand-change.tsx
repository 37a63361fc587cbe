// By how many cards a hand has just grown or shrunk: a number that floats up beside it.

import * as m from 'motion/react-m';
import { useRef } from 'react';
import { useTable } from '../../../web/table/model.ts';

export function HandChange({ seat, count }: { seat: number; count: number }) {
  const { snapshot, pace } = useTable();
  const memory = useRef({ snapshot, count, change: 0 });
  if (memory.current.snapshot !== snapshot) {
    const change = snapshot.isAnew ? 0 : count - memory.current.count;
    memory.current = { snapshot, count, change };
  }
  const { change } = memory.current;
  if (change === 0) return null;
  return (
    <m.span
      key={`${seat} ${snapshot.choices}`}
      className="ua-change"
      data-tone={change < 0 ? 'loss' : 'gain'}
      aria-hidden="true"
      initial={pace === 0 ? false : { y: 14, scale: 0.4, opacity: 0 }}
      animate={{ y: 0, scale: 1, opacity: 1 }}
      transition={{ duration: pace * 1.6, ease: [0.2, 1.6, 0.4, 1] }}
    >
      {change < 0 ? `−${-change}` : `+${change}`}
    </m.span>
  );
}
