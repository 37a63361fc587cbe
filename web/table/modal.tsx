// A window over the table: keeps the keyboard inside, closes on Escape or a click beside it.

import { type ReactNode, useLayoutEffect, useRef } from 'react';
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
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is for the ground around it.
    <dialog
      ref={dialog}
      className={`modal ${className}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
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
