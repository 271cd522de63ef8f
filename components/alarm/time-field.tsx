'use client';

import { CircleAlert } from '@/components/ui/icons';
import { useId } from 'react';
import { Chip } from '@/components/ui/chip';
import { useMessages } from '@/lib/client/language/messages';
import { QUICK_TIMES, parseTimePart, padTwoDigits, type TimePart } from '@/lib/domain/alarm/alarm-time';
import { TimeWheel } from './time-wheel';

interface Props {
  hours: string;
  minutes: string;
  onChange: (time: Partial<Record<TimePart, string>>) => void;
}

/** Hour and minute of the alarm, with buttons for common times. */
export function TimeField({ hours, minutes, onChange }: Props) {
  const messages = useMessages('alarm');
  const id = useId();
  return (
    <fieldset className="min-w-0 rounded-card bg-card p-4 shadow-card">
      <legend className="float-left mr-2 text-label font-semibold">{messages.time}</legend>
      <p id={id} aria-live="polite" className="flex items-center justify-end gap-1 text-label font-semibold">
        <TimeText hours={hours} minutes={minutes} />
      </p>
      <div className="clear-both mt-2 flex items-center justify-center gap-3">
        <TimeWheel
          part="hours"
          label={messages.hours}
          text={hours}
          describedBy={id}
          onChange={(text) => onChange({ hours: text })}
        />
        <span aria-hidden className="text-title font-semibold text-ink-2">
          :
        </span>
        <TimeWheel
          part="minutes"
          label={messages.minutes}
          text={minutes}
          describedBy={id}
          onChange={(text) => onChange({ minutes: text })}
        />
      </div>
      <div className="mt-3 flex gap-2">
        {QUICK_TIMES.map(([hour, minute]) => (
          <Chip
            key={`${hour}:${minute}`}
            aria-label={messages.quickTime(
              `${padTwoDigits(hour)}:${padTwoDigits(minute)}`,
              messages.formatTime(hour, minute),
            )}
            aria-pressed={parseTimePart('hours', hours) === hour && parseTimePart('minutes', minutes) === minute}
            onClick={() => onChange({ hours: padTwoDigits(hour), minutes: padTwoDigits(minute) })}
            className="tabular flex-1 text-ink-2 transition-colors"
          >
            {`${padTwoDigits(hour)}:${padTwoDigits(minute)}`}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

function TimeText({ hours, minutes }: Omit<Props, 'onChange'>) {
  const { everyDayAt, formatTime } = useMessages('alarm');
  const { hourOutOfRange, minuteOutOfRange } = useMessages('problems');
  const hour = parseTimePart('hours', hours);
  const minute = parseTimePart('minutes', minutes);
  if (hour !== null && minute !== null)
    return <span className="text-accent-text">{everyDayAt(formatTime(hour, minute))}</span>;
  return (
    <span className="flex items-center gap-1 text-danger">
      <CircleAlert aria-hidden size={15} />
      <span>{hour === null ? hourOutOfRange : minuteOutOfRange}</span>
    </span>
  );
}
