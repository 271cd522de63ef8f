'use client';

import { useMessages } from '@/lib/client/language/messages';
import type { LeaveGuard } from '@/lib/client/interaction/leave-guard';
import { ConfirmDialog } from './confirm-dialog';

interface Props {
  guard: LeaveGuard;
  title: string;
  text: string;
  busy: boolean;
  /** Resolves to whether the changes were saved. */
  onSave: () => Promise<boolean>;
}

/** Offers to save changes before the user leaves. If saving fails, the user stays. */
export function LeaveDialog({ guard, title, text, busy, onSave }: Props) {
  const messages = useMessages('dialogs');
  return (
    <ConfirmDialog
      open={guard.isConfirming}
      title={title}
      text={text}
      confirmLabel={messages.save}
      cancelLabel={messages.leave}
      busy={busy}
      onConfirm={() => void onSave().then((isSaved) => (isSaved ? guard.leave() : guard.stay()))}
      onCancel={guard.leave}
      onClose={guard.stay}
    />
  );
}
