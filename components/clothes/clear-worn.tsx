'use client';

import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { TextButton } from '@/components/ui/text-button';
import { useClearWorn } from '@/lib/client/clothes/worn';
import { showSuccess, toast } from '@/lib/client/toasts/toasts';

/** Button that deletes all worn outfits after a confirmation. */
export function ClearWorn() {
  const [confirming, setConfirming] = useState(false);
  const { mutate, isPending } = useClearWorn({
    onSuccess: () => showSuccess('입은 기록을 모두 지웠어요.'),
    onFailure: ({ message }) => toast.error('지우지 못했어요.', { description: message }),
  });
  const forget = () => mutate(undefined, { onSettled: () => setConfirming(false) });
  return (
    <>
      <TextButton onClick={() => setConfirming(true)} className="self-center px-4">
        모두 지우기
      </TextButton>
      <ConfirmDialog
        open={confirming}
        title="입은 기록을 모두 지울까요?"
        text="지운 기록은 되돌릴 수 없어요."
        confirmLabel="지우기"
        busy={isPending}
        onConfirm={forget}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
