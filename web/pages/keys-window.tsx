// The keys of the table, shown with `?`.

import { KEYS } from '../table/keyboard.ts';
import { Modal } from '../table/modal.tsx';

export function KeysWindow({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Keys" onClose={onClose}>
      <dl className="keys">
        {KEYS.map(({ keys, does }) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
