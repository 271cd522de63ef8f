'use client';

import { useId, type ReactNode } from 'react';
import { useMessages } from '@/lib/client/language/messages';
import { Button } from './button';
import { Modal } from './modal';
import { SubmitButton } from './submit-button';

interface Props {
  open: boolean;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  /** By default that of `dialogs`. */
  cancelLabel?: string;
  busy?: boolean;
  danger?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Called by the cancel button, by default `onClose`. */
  onCancel?: () => void;
}

export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel,
  busy = false,
  danger,
  onConfirm,
  onClose,
  onCancel = onClose,
}: Props) {
  const id = useId();
  const { cancel } = useMessages('dialogs');
  return (
    <Modal open={open} onClose={onClose} labelledBy={id} className="w-[calc(100%-40px)] max-w-prompt">
      <div className="p-5 pt-7 text-center">
        <h2 id={id} className="text-heading font-bold">
          {title}
        </h2>
        <div className="mt-2 text-body text-ink-2">{text}</div>
        <div className="mt-6 flex gap-2">
          <Button look="plain" onClick={onCancel}>
            {cancelLabel ?? cancel}
          </Button>
          <SubmitButton type="button" look={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </SubmitButton>
        </div>
      </div>
    </Modal>
  );
}
