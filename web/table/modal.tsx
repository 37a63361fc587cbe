// A window over the table: keeps the keyboard inside, closes on Escape or a click beside it.

import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import './modal.css';

type ModalProps = { title: string; onClose: () => void; children: ReactNode; className?: string };

export function Modal({ title, onClose, children, className = '' }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it still stands on the page, so that the browser gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useClickBeside(dialog, onClose);
  return (
    <dialog
      ref={dialog}
      className={`modal ${className}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="modal-inside">
        <header className="modal-head">
          <h2>{title}</h2>
          <button type="button" className="button quiet" onClick={onClose}>
            Close
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** The ground around a window belongs to its element too: a click there closes it, as Escape does. */
function useClickBeside(dialog: RefObject<HTMLDialogElement | null>, close: () => void): void {
  useEffect(() => {
    const element = dialog.current;
    const closeIfBeside = ({ target }: MouseEvent) => target === element && close();
    element?.addEventListener('click', closeIfBeside);
    return () => element?.removeEventListener('click', closeIfBeside);
  }, [dialog, close]);
}
