'use client';

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { Switch } from '@/components/ui/switch';
import { positionWeatherQuery } from '@/lib/client/weather/queries';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { AlarmFormValues } from '@/lib/domain/alarm/alarm-form';

type Values = Pick<AlarmFormValues, 'warningsFrom' | 'warningsAtNight'>;

const CHOICES: { value: Values['warningsFrom']; label: string }[] = [
  { value: 'none', label: '받지 않기' },
  { value: 'advisory', label: '주의보부터' },
  { value: 'warning', label: '경보만' },
];

interface Props {
  /** Cell of the alarm's place. */
  cell: GridCell;
  from: Values['warningsFrom'];
  atNight: boolean;
  disabled: boolean;
  onChange: (part: Partial<Values>) => void;
}

/** Chooses the weather warnings (기상특보) that come as pushes. */
export function WarningChoice({ cell, from, atNight, disabled, onChange }: Props) {
  const id = useId();
  const { data } = useQuery(positionWeatherQuery(cell));
  const isUnavailable = data?.warnings === null;
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={`${id}-hint`}
      className="min-w-0 rounded-card bg-card p-4 shadow-card"
    >
      <legend className="float-left text-lead font-semibold">기상특보</legend>
      <div className="clear-both flex flex-col gap-3">
        <p id={`${id}-hint`} className="text-label text-ink-2">
          알림을 받는 곳과 저장한 장소에 특보가 내리거나 풀리면 한 번씩 알려드려요. 밤 10시부터 아침 7시까지는 보내지
          않아요.
          {isUnavailable && ' 지금 쓰는 날씨에는 기상특보가 없어, 기상청 날씨를 쓸 때만 와요.'}
        </p>
        <div className="flex flex-wrap gap-2">
          {CHOICES.map(({ value, label }) => (
            <ChoiceChip
              key={value}
              type="radio"
              name="warnings"
              checked={value === from}
              onChange={() => onChange({ warningsFrom: value })}
              className="flex-auto px-2 whitespace-nowrap text-ink-2"
            >
              {label}
            </ChoiceChip>
          ))}
        </div>
        {from !== 'none' && (
          <div className="flex items-center gap-3">
            <p id={`${id}-night`} className="min-w-0 flex-1 text-body">
              경보는 밤에도 받기
            </p>
            <Switch
              checked={atNight}
              disabled={disabled}
              labelledBy={`${id}-night`}
              describedBy={`${id}-hint`}
              onToggle={(warningsAtNight) => onChange({ warningsAtNight })}
            />
          </div>
        )}
      </div>
    </fieldset>
  );
}
