'use client';

import { Plus } from '@/components/ui/icons';
import { useId } from 'react';
import { Chip } from '@/components/ui/chip';
import { FieldMessage } from '@/components/ui/field-message';
import { useMessages } from '@/lib/client/language/messages';
import { MAX_SPANS } from '@/lib/contract/hour-spans';
import type { PlannedDay, PlannedSpan } from '@/lib/contract/my-day';
import { suggestNextSpan, COMMON_SPANS } from '@/lib/domain/my-day/plan';
import { DayCategory } from './day-category';
import { SpanRow } from './span-row';

interface Props {
  /** Heading that names the edited day or days. */
  title: string;
  day: PlannedDay;
  places: readonly { id: string; name: string }[];
  isMember: boolean;
  error?: string;
  /** False if the category is decided elsewhere. */
  hasCategory?: boolean;
  onChange: (day: PlannedDay) => void;
}

/** Edits one day of the schedule: hours, places and category. */
export function DayEditor({ title, day, places, isMember, error, hasCategory = true, onChange }: Props) {
  const messages = useMessages('myDay');
  const { formatSpan } = useMessages('hours');
  const id = useId();
  const { spans } = day;
  const setSpans = (changed: PlannedSpan[]) => onChange({ ...day, spans: changed });
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 rounded-card bg-card p-4 shadow-card">
      <h2 id={id} className="text-lead font-semibold">
        {title}
      </h2>
      {spans.length === 0 ? (
        <div>
          <p className="text-label text-ink-2">{messages.noHours}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            {COMMON_SPANS.map((usual) => (
              <Chip
                key={usual.from}
                onClick={() => setSpans([{ ...usual, placeId: null }])}
                className="tabular min-w-fit flex-1 px-1 text-ink-2"
              >
                {formatSpan(usual)}
              </Chip>
            ))}
          </div>
        </div>
      ) : (
        <ul className="flex flex-col gap-4">
          {spans.map((span, index) => (
            <SpanRow
              key={index}
              number={index + 1}
              span={span}
              places={places}
              describedBy={error ? `${id}-error` : undefined}
              onChange={(changed) => setSpans(spans.map((each, at) => (at === index ? changed : each)))}
              onRemove={() => setSpans(spans.filter((_, at) => at !== index))}
            />
          ))}
        </ul>
      )}
      {spans.length < MAX_SPANS && (
        <button
          type="button"
          onClick={() => setSpans([...spans, suggestNextSpan(spans)])}
          className="-my-2 flex min-h-11 items-center gap-1.5 self-start text-label font-semibold text-accent-text"
        >
          <Plus aria-hidden size={18} />
          <span>{spans.length === 0 ? messages.chooseHours : messages.addHours}</span>
        </button>
      )}
      {spans.length > 0 && (
        <FieldMessage id={`${id}-error`} error={error} hint={places.length === 0 ? messages.placesHint : undefined} />
      )}
      {hasCategory && (
        <DayCategory
          selected={day.categoryId}
          isMember={isMember}
          onSelect={(categoryId) => onChange({ ...day, categoryId })}
        />
      )}
    </section>
  );
}
