// Ways into the rulebook: a clause's id in the story, and a small § everywhere else.

import { useTable } from './model.ts';

/** In play no ids are shown: § opens the rule. */
export function ClauseMark({ id }: { id: string }) {
  const { openClause } = useTable();
  return (
    <button type="button" className="clause-mark" onClick={() => openClause(id)} aria-label={`Rule ${id}`}>
      §
    </button>
  );
}

export function ClauseButton({ id, open }: { id: string; open: (id: string) => void }) {
  return (
    <button type="button" className="clause-link" onClick={() => open(id)} aria-label={`Rule ${id}`}>
      §
    </button>
  );
}
