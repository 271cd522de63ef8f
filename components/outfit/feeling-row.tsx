'use client';

import { useEffect, useId, useRef } from 'react';
import { showSuccess, toast } from '@/lib/client/toasts/toasts';
import { useOutfitFeeling, type FeedbackSubject } from '@/lib/client/outfit/own-comfort';
import type { OutfitFeeling, UserComfort } from '@/lib/contract/comfort';
import { describeEffect } from './feeling-text';

const FEELINGS = [
  { value: 'cold', label: '추웠어요' },
  { value: 'good', label: '좋았어요' },
  { value: 'hot', label: '더웠어요' },
] as const;

interface Props {
  worn: FeedbackSubject;
  question: string;
  /** Whether a link led here: the row scrolls into view and takes the focus. */
  isLinked?: boolean;
  onAnswer?: () => void;
}

/** Asks how an outfit felt. A second tap on the same button withdraws the response. */
export function FeelingRow({ worn, question, isLinked = false, onAnswer }: Props) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  // Scroll position and focus belong to the page, not to React.
  useEffect(() => {
    if (!isLinked) return;
    group.current?.scrollIntoView({ block: 'center' });
    group.current?.focus({ preventScroll: true });
  }, [isLinked]);
  const { feeling, isPending, submit, retract } = useOutfitFeeling(worn);
  const showUnsaved = (title: string) => (failure: Error) => toast.error(title, { description: failure.message });
  const onSuccess = ({ lastFeeling }: UserComfort) => lastFeeling && showSuccess(describeEffect(lastFeeling));
  const answer = (value: OutfitFeeling) => {
    // The button stays enabled to keep the focus, so a second tap has to be ignored here.
    if (isPending) return;
    onAnswer?.();
    if (value === feeling)
      retract(undefined, {
        onSuccess: () => showSuccess('답을 되돌렸어요.'),
        onError: showUnsaved('답을 되돌리지 못했어요.'),
      });
    else submit(value, { onSuccess, onError: showUnsaved('답을 저장하지 못했어요.') });
  };
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-2 gap-y-2 px-5 pt-2">
      <p id={id} className="text-note text-ink-2">
        {question}
      </p>
      <div ref={group} role="group" tabIndex={-1} aria-labelledby={id} className="flex gap-1 rounded-full">
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
