'use client';

import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Id of the heading that names it. */
  labelledBy: string;
  className?: string;
  children: ReactNode;
}

/** A modal on the browser's own dialog: focus goes in and comes back, Escape and a tap beside it close it. */
export function Modal({ open, onClose, labelledBy, className = '', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Synchronises the browser's modal state, which has no declarative form.
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
      className={`m-auto rounded-card bg-solid p-0 text-ink shadow-float ${className}`}
    >
      {open && children}
    </dialog>
  );
}
