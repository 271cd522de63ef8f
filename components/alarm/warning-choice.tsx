'use client';

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { Switch } from '@/components/ui/switch';
import { useLanguage, useMessages } from '@/lib/client/language/messages';
import { positionWeatherQuery } from '@/lib/client/weather/queries';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { AlarmFormValues } from '@/lib/domain/alarm/alarm-form';

type Values = Pick<AlarmFormValues, 'warningsFrom' | 'warningsAtNight'>;

const CHOICES: Values['warningsFrom'][] = ['none', 'advisory', 'warning'];

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
  const messages = useMessages('alarm');
  const id = useId();
  const { data } = useQuery(positionWeatherQuery(cell, useLanguage()));
  const isUnavailable = data?.warnings === null;
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={`${id}-hint`}
      className="min-w-0 rounded-card bg-card p-4 shadow-card"
    >
      <legend className="float-left text-lead font-semibold">{messages.warnings}</legend>
      <div className="clear-both flex flex-col gap-3">
        <p id={`${id}-hint`} className="text-label text-ink-2">
          <span>{messages.warningsHint}</span>
          {isUnavailable && <span>{` ${messages.warningsUnavailable}`}</span>}
        </p>
        <div className="flex flex-wrap gap-2">
          {CHOICES.map((value) => (
            <ChoiceChip
              key={value}
              type="radio"
              name="warnings"
              checked={value === from}
              onChange={() => onChange({ warningsFrom: value })}
              className="flex-auto px-2 whitespace-nowrap text-ink-2"
            >
              {messages.warningsFrom[value]}
            </ChoiceChip>
          ))}
        </div>
        {from !== 'none' && (
          <div className="flex items-center gap-3">
            <p id={`${id}-night`} className="min-w-0 flex-1 text-body">
              {messages.warningsAtNight}
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
