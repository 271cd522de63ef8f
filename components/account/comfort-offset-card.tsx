'use client';

import { useState } from 'react';
import { toast } from 'sonner';
import { sayDone } from '@/lib/client/toasts/toasts';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useComfortOffsetReset } from '@/lib/client/outfit/comfort-offset';

const LITTLE_CLO = 0.2;

/** How recommendations differ from those for most people, in words. `offsetClo` is above 0 for one who feels hot easily. */
export function comfortOffsetWords(offsetClo: number): string {
  if (offsetClo === 0) return '남들과 비슷하게 추천하고 있어요.';
  const little = Math.abs(offsetClo) <= LITTLE_CLO ? '조금 ' : '';
  return `남들보다 ${little}${offsetClo < 0 ? '따뜻하게' : '시원하게'} 추천하고 있어요.`;
}

/** What the person's answers on home have taught, and a way to begin anew. */
export function ComfortOffsetCard({ offsetClo }: { offsetClo: number }) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useComfortOffsetReset();
  const reset = () =>
    mutate(undefined, {
      onSuccess: () => sayDone('체감 맞춤을 초기화했어요.'),
      onError: ({ message }) => toast.error(message),
      onSettled: () => setAsking(false),
    });
  return (
    <section aria-label="체감 맞춤" className="flex items-center gap-3 rounded-card bg-card px-4 py-3 shadow-card">
      <div className="min-w-0 flex-1">
        <h2 className="text-label font-semibold">체감 맞춤</h2>
        <p className="mt-0.5 text-label text-ink-2">{comfortOffsetWords(offsetClo)}</p>
      </div>
      {offsetClo !== 0 && (
        <button
          type="button"
          onClick={() => setAsking(true)}
          className="-mr-2 min-h-11 flex-none px-2 text-label font-semibold text-accent-text"
        >
          초기화
        </button>
      )}
      <ConfirmDialog
        open={asking}
        title="체감 맞춤을 초기화할까요?"
        text="그동안 알려주신 느낌을 잊고, 남들과 같은 기준으로 추천해요."
        confirmWord="초기화"
        busy={isPending}
        onConfirm={reset}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
