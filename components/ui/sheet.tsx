import type { ComponentProps } from 'react';
import { Modal } from './modal';

/** A modal that rises from the lower edge, under the thumb. */
export function Sheet({ className = '', children, ...modal }: ComponentProps<typeof Modal>) {
  return (
    <Modal
      {...modal}
      className={`sheet mb-0 w-full max-w-column rounded-b-none pb-[env(safe-area-inset-bottom)] ${className}`}
    >
      <div aria-hidden className="mx-auto mt-3 h-1 w-10 rounded-full bg-track" />
      {children}
    </Modal>
  );
}
