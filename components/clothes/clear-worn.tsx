'use client';

import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { TextButton } from '@/components/ui/text-button';
import { useMessages } from '@/lib/client/language/messages';
import { useClearWorn } from '@/lib/client/clothes/worn';
import { showSuccess, toast } from '@/lib/client/toasts/toasts';

/** Button that deletes all worn outfits after a confirmation. */
export function ClearWorn() {
  const messages = useMessages('worn');
  const [confirming, setConfirming] = useState(false);
  const { mutate, isPending } = useClearWorn({
    onSuccess: () => showSuccess(messages.allRemoved),
    onFailure: ({ message }) => toast.error(messages.removeFailed, { description: message }),
  });
  const forget = () => mutate(undefined, { onSettled: () => setConfirming(false) });
  return (
    <>
      <TextButton onClick={() => setConfirming(true)} className="self-center px-4">
        {messages.removeAll}
      </TextButton>
      <ConfirmDialog
        open={confirming}
        title={messages.removeAllTitle}
        text={messages.removeAllText}
        confirmLabel={messages.confirm}
        busy={isPending}
        onConfirm={forget}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
