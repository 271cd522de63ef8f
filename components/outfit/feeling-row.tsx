'use client';

import { useId } from 'react';
import { toast } from 'sonner';
import { sayDone } from '@/lib/client/toasts/toasts';
import { useOutfitFeeling } from '@/lib/client/outfit/comfort-offset';

const FEELINGS = [
  { value: 'cold', label: '추웠어요' },
  { value: 'good', label: '좋았어요' },
  { value: 'hot', label: '더웠어요' },
] as const;

interface Props {
  userId: string;
  outfitId: string;
  /** The KST date that the outfit is for. */
  date: string;
}

/** Asks a member how the day's outfit felt; one tap answers. */
export function FeelingRow({ userId, outfitId, date }: Props) {
  const id = useId();
  const { feeling, isPending, say } = useOutfitFeeling(userId, outfitId, date);
  const answer = (value: (typeof FEELINGS)[number]['value']) => {
    // The button stays enabled, so that it keeps the focus; a second tap meanwhile says nothing.
    if (isPending) return;
    say(value, {
      onSuccess: () => sayDone('다음 추천에 반영할게요.'),
      onError: ({ message }) => toast.error(message),
    });
  };
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-2 px-5 pt-2">
      <p id={id} className="text-note text-ink-2">
        오늘 이 옷차림 어땠어요?
      </p>
      <div role="group" aria-labelledby={id} className="flex gap-1">
        {FEELINGS.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === feeling}
            onClick={() => answer(value)}
            className={`relative h-8 rounded-full px-2 text-note font-semibold whitespace-nowrap transition-colors before:absolute before:inset-x-0 before:-inset-y-1.5 ${
              value === feeling ? 'bg-accent text-on-accent' : 'bg-card text-ink-2'
            }`}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
