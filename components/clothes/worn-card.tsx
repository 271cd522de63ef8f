'use client';

import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { TextButton } from '@/components/ui/text-button';
import { useClearWorn, useWorn } from '@/lib/client/clothes/worn';
import { useViewer } from '@/lib/client/session/viewer';
import { showSuccess, toast } from '@/lib/client/toasts/toasts';
import { WORN_DAYS } from '@/lib/contract/worn-days';

/** Shows how many worn outfits are recorded and lets the user delete them. */
export function WornCard() {
  const { isMember } = useViewer();
  const worn = useWorn();
  const [confirming, setConfirming] = useState(false);
  const { mutate, isPending } = useClearWorn();
  const forget = () =>
    mutate(undefined, {
      onSuccess: () => showSuccess('입은 기록을 모두 지웠어요.'),
      onError: ({ message }) => toast.error('지우지 못했어요.', { description: message }),
      onSettled: () => setConfirming(false),
    });
  return (
    <section aria-labelledby="worn" className="rounded-card bg-card px-4 py-3 shadow-card">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <h2 id="worn" className="text-label font-semibold">
            입은 기록
          </h2>
          <p className="mt-0.5 text-note text-ink-2">
            {worn.length === 0
              ? '코디에서 ‘오늘 이거 입었어요’를 누르면 며칠 동안은 다른 코디를 먼저 보여 드려요.'
              : `${worn.length}일의 기록이 있어요. ${isMember ? `${WORN_DAYS}일이 지나면 지워요.` : '이 기기에만 있어요.'}`}
          </p>
        </div>
        {worn.length > 0 && (
          <TextButton onClick={() => setConfirming(true)} className="-mr-2">
            지우기
          </TextButton>
        )}
      </div>
      <ConfirmDialog
        open={confirming}
        title="입은 기록을 모두 지울까요?"
        text="지운 기록은 되돌릴 수 없어요."
        confirmLabel="지우기"
        busy={isPending}
        onConfirm={forget}
        onClose={() => setConfirming(false)}
      />
    </section>
  );
}
