'use client';

import { useEffect, useId, useRef, type Ref } from 'react';
import { useMessages } from '@/lib/client/language/messages';
import { showSuccess } from '@/lib/client/toasts/toasts';
import { useOutfitFeeling, type FeedbackSubject } from '@/lib/client/outfit/own-comfort';
import type { DayPart, GivenFeeling, OutfitFeeling, UserComfort } from '@/lib/contract/comfort';
import { getFeelingEffect } from '@/lib/domain/recommendation/feeling-effect';
import { showFailure } from '@/lib/client/api/show-failure';

const FEELINGS: readonly OutfitFeeling[] = ['cold', 'good', 'hot'];
const PARTS: readonly DayPart[] = ['morning', 'noon', 'evening'];

interface RowProps<Value extends string> {
  question: string;
  choices: readonly Value[];
  labels: Record<Value, string>;
  chosen: Value | null;
  groupRef?: Ref<HTMLDivElement>;
  onChoose: (value: Value) => void;
}

function ChoiceRow<Value extends string>({ question, choices, labels, chosen, groupRef, onChoose }: RowProps<Value>) {
  const id = useId();
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-2 gap-y-2 px-5 pt-2">
      <p id={id} className="text-note text-ink-2">
        {question}
      </p>
      <div ref={groupRef} role="group" tabIndex={-1} aria-labelledby={id} className="flex gap-1 rounded-full">
        {choices.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
            className={`relative h-8 min-w-11 rounded-full px-2 text-note font-semibold whitespace-nowrap transition-colors before:absolute before:inset-x-0 before:-inset-y-1.5 ${
              value === chosen ? 'bg-accent text-on-accent' : 'bg-card text-ink-2'
            }`}
          >
            {labels[value]}
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
  const messages = useMessages('feelings');
  const group = useRef<HTMLDivElement>(null);
  // Scroll position and focus belong to the page, not to React.
  useEffect(() => {
    if (!isLinked) return;
    group.current?.scrollIntoView({ block: 'center' });
    group.current?.focus({ preventScroll: true });
  }, [isLinked]);
  const { feeling, part, isPending, submit, retract } = useOutfitFeeling(worn);
  const showUnsaved = (title: string) => (failure: Error) => showFailure(failure, title);
  const onSuccess = ({ lastFeeling }: UserComfort) =>
    lastFeeling && showSuccess(messages.effects[getFeelingEffect(lastFeeling)]);
  // The buttons stay enabled to keep the focus, so a second tap has to be ignored here.
  const send = (given: GivenFeeling) =>
    isPending || submit(given, { onSuccess, onError: showUnsaved(messages.notSaved) });
  const answer = (value: OutfitFeeling) => {
    if (isPending) return;
    onAnswer?.();
    if (value !== feeling) send({ feeling: value });
    else
      retract(undefined, {
        onSuccess: () => showSuccess(messages.undone),
        onError: showUnsaved(messages.notUndone),
      });
  };
  const partQuestion = feeling && feeling !== 'good' && messages.askPart[feeling];
  return (
    <>
      <ChoiceRow
        question={question}
        choices={FEELINGS}
        labels={messages.answers}
        chosen={feeling}
        groupRef={group}
        onChoose={answer}
      />
      {feeling && partQuestion && (
        <ChoiceRow
          question={partQuestion}
          choices={PARTS}
          labels={messages.parts}
          chosen={part}
          onChoose={(value) => send(value === part ? { feeling } : { feeling, part: value })}
        />
      )}
    </>
  );
}
