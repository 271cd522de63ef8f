'use client';

import { useId } from 'react';
import { useMessages } from '@/lib/client/language/messages';
import type { PlannedDay } from '@/lib/contract/my-day';

interface Props {
  week: readonly PlannedDay[];
  selected: number;
  /** Weekdays whose plan cannot be saved. */
  invalidWeekdays: readonly number[];
  onSelect: (weekday: number) => void;
}

/** Weekday picker. A dot marks days with planned hours. */
export function WeekdayRow({ week, selected, invalidWeekdays, onSelect }: Props) {
  const messages = useMessages('myDay');
  const { weekdays, shortWeekdays } = useMessages('calendar');
  const name = useId();
  const describe = (weekday: string, isInvalid: boolean, isPlanned: boolean) => {
    if (isInvalid) return messages.hasMistake(weekday);
    return isPlanned ? messages.hasHours(weekday) : weekday;
  };
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{messages.weekdays}</legend>
      <div className="grid grid-cols-7 gap-1 max-[371px]:grid-cols-4">
        {weekdays.map((weekdayName, weekday) => {
          const isPlanned = (week[weekday]?.spans.length ?? 0) > 0;
          const isInvalid = invalidWeekdays.includes(weekday);
          return (
            <label
              key={weekdayName}
              className="flex h-12 min-w-0 cursor-pointer flex-col items-center justify-center rounded-control bg-card text-label font-semibold text-ink-2 shadow-card transition-colors has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={name}
                aria-label={describe(weekdayName, isInvalid, isPlanned)}
                className="sr-only"
                checked={weekday === selected}
                onChange={() => onSelect(weekday)}
              />
              <span>{shortWeekdays[weekday]}</span>
              <span
                aria-hidden
                className={`mt-0.5 size-1.5 rounded-full ${isInvalid ? 'bg-danger' : isPlanned ? 'bg-current' : ''}`}
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
