'use client';

import type { ComponentProps } from 'react';
import { useDragToDismiss } from '@/lib/client/interaction/drag-to-dismiss';
import { useCloseOnBack } from '@/lib/client/interaction/close-on-back';
import { Modal } from './modal';

/** Modal at the bottom edge that can be dragged down to close. */
export function Sheet({ className = '', children, ...modal }: ComponentProps<typeof Modal>) {
  const grip = useDragToDismiss(modal.onClose);
  useCloseOnBack(modal.open, modal.onClose);
  return (
    <Modal
      {...modal}
      className={`sheet mb-0 w-full max-w-column rounded-b-none pb-[env(safe-area-inset-bottom)] text-start ${className}`}
    >
      <div aria-hidden {...grip} className="relative z-10 -mb-6 flex h-11 cursor-grab touch-none justify-center pt-3">
        <span className="h-1 w-10 rounded-full bg-track" />
      </div>
      {children}
    </Modal>
  );
}
