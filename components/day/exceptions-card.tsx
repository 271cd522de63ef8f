'use client';

import { useId, useState } from 'react';
import { Chip } from '@/components/ui/chip';
import { IconButton } from '@/components/ui/icon-button';
import { ChevronRight, X } from '@/components/ui/icons';
import { useMessages } from '@/lib/client/language/messages';
import { useSaveException } from '@/lib/client/my-day/save-exception';
import { useSavedPlaces } from '@/lib/client/place/saved-places';
import type { DayException, MyDay } from '@/lib/contract/my-day';
import { addDays, getWeekday, kstDate, type KstDate } from '@/lib/domain/kst';
import { isEvening } from '@/lib/domain/my-day/evening';
import { describeHours } from '@/lib/domain/my-day/hours-text';
import { dropPastExceptions, hasPlans } from '@/lib/domain/my-day/plan';

interface Props {
  /** The saved schedule, or one without plans. */
  myDay: MyDay;
  /** Plans a date, or one that the user has yet to choose if it is null. */
  onEdit: (date: KstDate | null) => void;
}

/** Dates that differ from the weekly schedule. Each change is saved at once. */
export function ExceptionsCard({ myDay, onEdit }: Props) {
  const { exceptions: messages } = useMessages('myDay');
  const id = useId();
  const { save, isSaving } = useSaveException(myDay);
  const [nowMs] = useState(() => Date.now());
  const today = kstDate(nowMs);
  const upcoming = dropPastExceptions(myDay, today).exceptions ?? [];
  // In the evening, today is over.
  const nextDay = isEvening(nowMs) ? addDays(today, 1) : today;
  const isPlanned = upcoming.some(({ date }) => date === nextDay);
  return (
    <section aria-labelledby={id} className="mb-3 flex flex-col gap-3 rounded-card bg-card p-4 shadow-card">
      <h2 id={id} className="text-lead font-semibold">
        {messages.title}
      </h2>
      <div className="flex flex-wrap gap-2">
        {/* Without a schedule, a day off would change nothing. */}
        {!isPlanned && hasPlans(myDay) && (
          <Chip disabled={isSaving} onClick={() => void save(nextDay, null)} className="px-3.5 text-ink-2">
            {nextDay === today ? messages.offToday : messages.offTomorrow}
          </Chip>
        )}
        <Chip onClick={() => onEdit(null)} className="px-3.5 text-ink-2">
          {messages.add}
        </Chip>
      </div>
      {upcoming.length > 0 && (
        <ul>
          {upcoming.map((exception) => (
            <ExceptionRow
              key={exception.date}
              exception={exception}
              busy={isSaving}
              onEdit={() => onEdit(exception.date)}
              onRemove={() => void save(exception.date, undefined)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface RowProps {
  exception: DayException;
  busy: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** Row of a planned date. A tap on it opens its plan. */
function ExceptionRow({ exception: { date, plan, name }, busy, onEdit, onRemove }: RowProps) {
  const { exceptions: messages } = useMessages('myDay');
  const { formatDate } = useMessages('calendar');
  const hours = useMessages('hours');
  const places = useSavedPlaces();
  const named = formatDate(Number(date.slice(5, 7)), Number(date.slice(8)), getWeekday(date));
  const text = plan === null ? messages.off : (describeHours(plan.spans, places, hours) ?? messages.noHours);
  return (
    <li className="flex items-center gap-1 text-label">
      <button
        type="button"
        onClick={onEdit}
        className="flex min-h-12 min-w-0 flex-1 items-center justify-between gap-2 text-left"
      >
        <span>
          <span className="font-semibold">{named}</span> {name && <span>{`${name} `}</span>}
          <span className="text-ink-2">{text}</span>
        </span>
        <ChevronRight aria-hidden size={17} className="flex-none text-ink-2" />
      </button>
      <IconButton aria-label={messages.remove(named)} disabled={busy} onClick={onRemove} className="-mr-2.5 flex-none">
        <X aria-hidden size={18} />
      </IconButton>
    </li>
  );
}
