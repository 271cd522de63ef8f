'use client';

import { useState } from 'react';
import { showSuccess, toast } from '@/lib/client/toasts/toasts';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { TextButton } from '@/components/ui/text-button';
import { useComfortReset, useRetractFeeling } from '@/lib/client/outfit/own-comfort';
import type { LastFeeling, UserComfort } from '@/lib/contract/comfort';
import { describeLastFeeling, describeOffsets } from './comfort-text';

const failed = ({ message }: Error) => toast.error(message);

/** Shows what the app has learned from the user's feedback. The user can undo the last feedback or reset everything. */
export function ComfortCard({ comfort: { offsets, lastFeeling } }: { comfort: UserComfort }) {
  const hasLearnt = offsets.cold !== 0 || offsets.warm !== 0 || lastFeeling !== null;
  return (
    <section aria-label="체감 맞춤" className="rounded-card bg-card px-4 py-3 shadow-card">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="text-label font-semibold">체감 맞춤</h2>
          <p className="mt-0.5 text-label text-ink-2">{describeOffsets(offsets)}</p>
        </div>
        {hasLearnt && <Reset />}
      </div>
      {lastFeeling && <LastAnswer last={lastFeeling} />}
    </section>
  );
}

function Reset() {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useComfortReset();
  const reset = () =>
    mutate(undefined, {
      onSuccess: () => showSuccess('체감 맞춤을 초기화했어요.'),
      onError: failed,
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <TextButton onClick={() => setAsking(true)} className="-mr-2">
        초기화
      </TextButton>
      <ConfirmDialog
        open={asking}
        title="체감 맞춤을 초기화할까요?"
        text="그동안 알려주신 느낌을 잊고, 남들과 같은 기준으로 추천해요."
        confirmLabel="초기화"
        busy={isPending}
        onConfirm={reset}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function LastAnswer({ last }: { last: LastFeeling }) {
  const { mutate, isPending } = useRetractFeeling();
  const takeBack = () => {
    // The button stays enabled to keep the focus, so a second tap has to be ignored here.
    if (isPending) return;
    mutate(undefined, { onSuccess: () => showSuccess('마지막 답을 되돌렸어요.'), onError: failed });
  };
  return (
    <div className="mt-1 flex items-center gap-3">
      <p className="min-w-0 flex-1 text-label text-ink-2">{describeLastFeeling(last)}</p>
      <TextButton onClick={takeBack} className="-mr-2">
        되돌리기
      </TextButton>
    </div>
  );
}
