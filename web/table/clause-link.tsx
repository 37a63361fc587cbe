// A clause's id that opens the rulebook there.

import { useTable } from './model.ts';

export function ClauseLink({ id }: { id: string }) {
  const { openClause } = useTable();
  return (
    <button type="button" className="clause-link" onClick={() => openClause(id)} aria-label={`Rule ${id}`}>
      {id}
    </button>
  );
}
