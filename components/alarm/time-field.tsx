'use client';

import { useId } from 'react';
import { FieldMessage } from '@/components/ui/field-message';
import { koreanTime, readPart } from '@/lib/domain/alarm/alarm-time';
import { TimeWheel } from './time-wheel';

interface Props {
  hours: string;
  minutes: string;
  onChange: (time: { hours: string } | { minutes: string }) => void;
}

/** When the alarm comes: hour and minute, said once more as one says it. */
export function TimeField({ hours, minutes, onChange }: Props) {
  const id = useId();
  const hour = readPart('hours', hours);
  const minute = readPart('minutes', minutes);
  const error =
    hour === null ? '시는 0부터 23까지 쓸 수 있어요.' : minute === null ? '분은 0부터 59까지 쓸 수 있어요.' : undefined;
  return (
    <fieldset className="rounded-card bg-card p-4 shadow-card">
      <legend className="float-left text-label font-semibold">알림 시간</legend>
      <div className="clear-both flex items-center justify-center gap-1">
        <TimeWheel
          part="hours"
          label="시"
          text={hours}
          describedBy={`${id}-message`}
          onChange={(text) => onChange({ hours: text })}
        />
        <span aria-hidden className="text-body font-semibold text-ink-2">
          시
        </span>
        <TimeWheel
          part="minutes"
          label="분"
          text={minutes}
          describedBy={`${id}-message`}
          onChange={(text) => onChange({ minutes: text })}
        />
        <span aria-hidden className="text-body font-semibold text-ink-2">
          분
        </span>
      </div>
      <FieldMessage
        id={`${id}-message`}
        error={error}
        hint={hour !== null && minute !== null ? `매일 ${koreanTime(hour, minute)}에 알려드려요.` : undefined}
      />
    </fieldset>
  );
}
