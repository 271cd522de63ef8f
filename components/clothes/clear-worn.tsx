'use client';

import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { TextButton } from '@/components/ui/text-button';
import { useMessages } from '@/lib/client/language/messages';
import { useClearWorn } from '@/lib/client/clothes/worn';
import { showSuccess } from '@/lib/client/toasts/toasts';
import { showFailure } from '@/lib/client/api/show-failure';

/** Button that deletes all worn outfits after a confirmation. */
export function ClearWorn() {
  const messages = useMessages('worn');
  const [confirming, setConfirming] = useState(false);
  const { mutate, isPending } = useClearWorn({
    onSuccess: () => showSuccess(messages.allRemoved),
    onFailure: (error) => showFailure(error, messages.removeFailed),
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
