// Taking back what others at this screen have answered since: they are asked.

import type { OpenTable } from '../session/use-table.ts';
import { Modal } from '../table/modal.tsx';
import type { TableModel } from '../table/model.ts';

export function ConsentWindow({ table, model }: { table: OpenTable; model: TableModel }) {
  const agreeing = table.seen?.agreeing ?? [];
  const names = new Intl.ListFormat('en').format(agreeing.map(model.nameOfSeat));
  const isOne = agreeing.length === 1;
  return (
    <Modal title="Take back" onClose={() => table.agree(false)}>
      <p>
        {names} answered after you. {isOne ? 'That answer is' : 'Those answers are'} taken back too.
      </p>
      <div className="row">
        <button type="button" className="button" onClick={() => table.agree(true)}>
          {names} {isOne ? 'agrees' : 'agree'}
        </button>
        <button type="button" className="button quiet" onClick={() => table.agree(false)}>
          No, play on
        </button>
      </div>
    </Modal>
  );
}
