'use client';

import { useEffect, useId, useRef, type Ref } from 'react';
import { showSuccess, toast } from '@/lib/client/toasts/toasts';
import { useOutfitFeeling, type FeedbackSubject, type GivenFeeling } from '@/lib/client/outfit/own-comfort';
import type { OutfitFeeling, UserComfort } from '@/lib/contract/comfort';
import { describeEffect } from './feeling-text';

const FEELINGS = [
  { value: 'cold', label: '추웠어요' },
  { value: 'good', label: '좋았어요' },
  { value: 'hot', label: '더웠어요' },
] as const;

const PARTS = [
  { value: 'morning', label: '아침' },
  { value: 'noon', label: '낮' },
  { value: 'evening', label: '저녁' },
] as const;

/** Question about the part of the day; none if the outfit felt good. */
const PART_QUESTIONS = {
  cold: '언제 추우셨어요?',
  good: null,
  hot: '언제 더우셨어요?',
} as const satisfies Record<OutfitFeeling, string | null>;

interface RowProps<Value extends string> {
  question: string;
  choices: readonly { value: Value; label: string }[];
  chosen: Value | null;
  groupRef?: Ref<HTMLDivElement>;
  onChoose: (value: Value) => void;
}

function ChoiceRow<Value extends string>({ question, choices, chosen, groupRef, onChoose }: RowProps<Value>) {
  const id = useId();
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-2 gap-y-2 px-5 pt-2">
      <p id={id} className="text-note text-ink-2">
        {question}
      </p>
      <div ref={groupRef} role="group" tabIndex={-1} aria-labelledby={id} className="flex gap-1 rounded-full">
        {choices.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
            className={`relative h-8 min-w-11 rounded-full px-2 text-note font-semibold whitespace-nowrap transition-colors before:absolute before:inset-x-0 before:-inset-y-1.5 ${
              value === chosen ? 'bg-accent text-on-accent' : 'bg-card text-ink-2'
            }`}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

interface Props {
  worn: FeedbackSubject;
  question: string;
  /** Whether a link led here: the row scrolls into view and takes the focus. */
  isLinked?: boolean;
  onAnswer?: () => void;
}

/**
 * Asks how an outfit felt and, if it was cold or hot, optionally when. A second tap on the same button withdraws the
 * response.
 */
export function FeelingRow({ worn, question, isLinked = false, onAnswer }: Props) {
  const group = useRef<HTMLDivElement>(null);
  // Scroll position and focus belong to the page, not to React.
  useEffect(() => {
    if (!isLinked) return;
    group.current?.scrollIntoView({ block: 'center' });
    group.current?.focus({ preventScroll: true });
  }, [isLinked]);
  const { feeling, part, isPending, submit, retract } = useOutfitFeeling(worn);
  const showUnsaved = (title: string) => (failure: Error) => toast.error(title, { description: failure.message });
  const onSuccess = ({ lastFeeling }: UserComfort) => lastFeeling && showSuccess(describeEffect(lastFeeling));
  // The buttons stay enabled to keep the focus, so a second tap has to be ignored here.
  const send = (given: GivenFeeling) =>
    isPending || submit(given, { onSuccess, onError: showUnsaved('답을 저장하지 못했어요.') });
  const answer = (value: OutfitFeeling) => {
    if (isPending) return;
    onAnswer?.();
    if (value !== feeling) send({ feeling: value });
    else
      retract(undefined, {
        onSuccess: () => showSuccess('답을 되돌렸어요.'),
        onError: showUnsaved('답을 되돌리지 못했어요.'),
      });
  };
  const partQuestion = feeling && PART_QUESTIONS[feeling];
  return (
    <>
      <ChoiceRow question={question} choices={FEELINGS} chosen={feeling} groupRef={group} onChoose={answer} />
      {feeling && partQuestion && (
        <ChoiceRow
          question={partQuestion}
          choices={PARTS}
          chosen={part}
          onChoose={(value) => send(value === part ? { feeling } : { feeling, part: value })}
        />
      )}
    </>
  );
}
