'use client';

import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Id of the heading. */
  labelledBy: string;
  className?: string;
  children: ReactNode;
}

/** Modal based on the native dialog, which manages the focus. Escape and a tap outside close it. */
export function Modal({ open, onClose, labelledBy, className = '', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  // The native dialog has no declarative modal state. Before the paint, so that it is never shown without its content.
  useLayoutEffect(() => {
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
