'use client';

import { useState } from 'react';
import { useMessages } from '@/lib/client/language/messages';
import { showSuccess } from '@/lib/client/toasts/toasts';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { TextButton } from '@/components/ui/text-button';
import { useComfortReset, useRetractFeeling } from '@/lib/client/outfit/own-comfort';
import type { LastFeeling, UserComfort } from '@/lib/contract/comfort';
import { describeLastFeeling, describeOffsets } from './comfort-text';
import { showFailure } from '@/lib/client/api/show-failure';

const failed = (error: Error) => showFailure(error);

/** Shows what the app has learned from the user's feedback. The user can undo the last feedback or reset everything. */
export function ComfortCard({ comfort: { offsets, lastFeeling } }: { comfort: UserComfort }) {
  const messages = useMessages('comfort');
  const hasLearnt = offsets.cold !== 0 || offsets.warm !== 0 || lastFeeling !== null;
  return (
    <section aria-label={messages.title} className="rounded-card bg-card px-4 py-3 shadow-card">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="text-label font-semibold">{messages.title}</h2>
          <p className="mt-0.5 text-label text-ink-2">{describeOffsets(offsets, messages)}</p>
        </div>
        {hasLearnt && <Reset />}
      </div>
      {lastFeeling && <LastAnswer last={lastFeeling} />}
    </section>
  );
}

function Reset() {
  const messages = useMessages('comfort');
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useComfortReset();
  const reset = () =>
    mutate(undefined, {
      onSuccess: () => showSuccess(messages.resetDone),
      onError: failed,
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <TextButton onClick={() => setAsking(true)} className="-mr-2">
        {messages.reset}
      </TextButton>
      <ConfirmDialog
        open={asking}
        title={messages.resetTitle}
        text={messages.resetText}
        confirmLabel={messages.reset}
        busy={isPending}
        onConfirm={reset}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function LastAnswer({ last }: { last: LastFeeling }) {
  const messages = useMessages('comfort');
  const { mutate, isPending } = useRetractFeeling();
  const takeBack = () => {
    // The button stays enabled to keep the focus, so a second tap has to be ignored here.
    if (isPending) return;
    mutate(undefined, { onSuccess: () => showSuccess(messages.undone), onError: failed });
  };
  return (
    <div className="mt-1 flex items-center gap-3">
      <p className="min-w-0 flex-1 text-label text-ink-2">{describeLastFeeling(last, messages)}</p>
      <TextButton onClick={takeBack} className="-mr-2">
        {messages.undo}
      </TextButton>
    </div>
  );
}
