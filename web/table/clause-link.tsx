// A clause's id that opens the rulebook there.

import { useTable } from './model.ts';

export function ClauseLink({ id }: { id: string }) {
  const { openClause } = useTable();
  return <ClauseButton id={id} open={openClause} />;
}

export function ClauseButton({ id, open }: { id: string; open: (id: string) => void }) {
  return (
    <button type="button" className="clause-link" onClick={() => open(id)} aria-label={`Rule ${id}`}>
      {id}
    </button>
  );
}
