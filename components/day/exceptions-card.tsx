'use client';

import { useId, useState } from 'react';
import { Chip } from '@/components/ui/chip';
import { IconButton } from '@/components/ui/icon-button';
import { X } from '@/components/ui/icons';
import { toFormFailure } from '@/lib/client/api/form-failure';
import { useMessages } from '@/lib/client/language/messages';
import { useSaveMyDay } from '@/lib/client/my-day/my-day';
import { useSavedPlaces } from '@/lib/client/place/saved-places';
import { toast } from '@/lib/client/toasts/toasts';
import type { DayException, MyDay } from '@/lib/contract/my-day';
import { addDays, getWeekday, kstDate } from '@/lib/domain/kst';
import { isEvening } from '@/lib/domain/my-day/evening';
import { describeHours } from '@/lib/domain/my-day/hours-text';
import { dropPastExceptions, hasPlans, replaceException, type PlanDetails } from '@/lib/domain/my-day/plan';
import { ExceptionEditor } from './exception-editor';

/** Returns the date of a link that plans a day (`?date=2026-12-05`). The card renders in the browser only. */
const readLinkedDate = (): string | null => new URLSearchParams(location.search).get('date');

interface Props {
  /** The saved schedule, or one without plans. */
  myDay: MyDay;
  isMember: boolean;
}

/** Dates that differ from the weekly schedule. Each change is saved at once. */
export function ExceptionsCard({ myDay, isMember }: Props) {
  const { exceptions: messages, saveFailed } = useMessages('myDay');
  const id = useId();
  const save = useSaveMyDay();
  const [linkedDate] = useState(readLinkedDate);
  const [isEditing, setIsEditing] = useState(linkedDate !== null);
  const [nowMs] = useState(() => Date.now());
  const today = kstDate(nowMs);
  const upcoming = dropPastExceptions(myDay, today).exceptions ?? [];
  // In the evening, today is over.
  const nextDay = isEvening(nowMs) ? addDays(today, 1) : today;
  const isPlanned = upcoming.some(({ date }) => date === nextDay);

  const change = async (date: string, plan: DayException['plan'] | undefined, details?: PlanDetails) => {
    try {
      await save.mutateAsync(replaceException(dropPastExceptions(myDay, addDays(today, -1)), date, plan, details));
      return true;
    } catch (error) {
      toast.error(saveFailed, { description: toFormFailure(error).message });
      return false;
    }
  };
  return (
    <section aria-labelledby={id} className="mb-3 flex flex-col gap-3 rounded-card bg-card p-4 shadow-card">
      <h2 id={id} className="text-lead font-semibold">
        {messages.title}
      </h2>
      {isEditing ? (
        <ExceptionEditor
          myDay={myDay}
          isMember={isMember}
          today={today}
          linkedDate={linkedDate}
          busy={save.isPending}
          onSave={({ date, plan, ...details }) =>
            void change(date, plan, details).then((isSaved) => isSaved && setIsEditing(false))
          }
          onClose={() => setIsEditing(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {/* Without a schedule, a day off would change nothing. */}
          {!isPlanned && hasPlans(myDay) && (
            <Chip disabled={save.isPending} onClick={() => void change(nextDay, null)} className="px-3.5 text-ink-2">
              {nextDay === today ? messages.offToday : messages.offTomorrow}
            </Chip>
          )}
          <Chip onClick={() => setIsEditing(true)} className="px-3.5 text-ink-2">
            {messages.add}
          </Chip>
        </div>
      )}
      {upcoming.length > 0 && (
        <ul>
          {upcoming.map((exception) => (
            <ExceptionRow
              key={exception.date}
              exception={exception}
              busy={save.isPending}
              onRemove={() => void change(exception.date, undefined)}
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
  onRemove: () => void;
}

function ExceptionRow({ exception: { date, plan, name }, busy, onRemove }: RowProps) {
  const { exceptions: messages } = useMessages('myDay');
  const { formatDate } = useMessages('calendar');
  const hours = useMessages('hours');
  const places = useSavedPlaces();
  const named = formatDate(Number(date.slice(5, 7)), Number(date.slice(8)), getWeekday(date));
  const text = plan === null ? messages.off : (describeHours(plan.spans, places, hours) ?? messages.noHours);
  return (
    <li className="flex min-h-11 items-center justify-between gap-2 text-label">
      <span>
        <span className="font-semibold">{named}</span> {name && <span>{`${name} `}</span>}
        <span className="text-ink-2">{text}</span>
      </span>
      <IconButton aria-label={messages.remove(named)} disabled={busy} onClick={onRemove} className="-mr-2.5 flex-none">
        <X aria-hidden size={18} />
      </IconButton>
    </li>
  );
}
