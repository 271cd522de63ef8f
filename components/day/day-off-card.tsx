'use client';

import { useId } from 'react';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { useMessages } from '@/lib/client/language/messages';
import type { MyDay } from '@/lib/contract/my-day';
import { FREE_DAY } from '@/lib/domain/my-day/plan';

type DaysOff = Pick<MyDay, 'dayOff' | 'worksOnHolidays'>;

/** Ways to plan days off and public holidays. */
const CHOICES = {
  asSunday: { dayOff: null, worksOnHolidays: false },
  asUsual: { dayOff: null, worksOnHolidays: true },
  own: { dayOff: FREE_DAY, worksOnHolidays: false },
} as const satisfies Record<string, DaysOff>;

const getChoice = ({ dayOff, worksOnHolidays }: DaysOff): keyof typeof CHOICES => {
  if (dayOff) return 'own';
  return worksOnHolidays ? 'asUsual' : 'asSunday';
};

interface Props {
  daysOff: DaysOff;
  onChange: (daysOff: DaysOff) => void;
}

/** Choice of how days off and public holidays are planned. */
export function DayOffCard({ daysOff, onChange }: Props) {
  const { dayOff } = useMessages('myDay');
  const name = useId();
  const selected = getChoice(daysOff);
  return (
    <fieldset className="min-w-0 rounded-card bg-card p-4 shadow-card">
      <legend className="float-left mb-3 w-full text-lead font-semibold">{dayOff.title}</legend>
      <div className="clear-both flex flex-wrap gap-2">
        {(Object.keys(CHOICES) as (keyof typeof CHOICES)[]).map((choice) => (
          <ChoiceChip
            key={choice}
            type="radio"
            name={name}
            checked={choice === selected}
            onChange={() => onChange(CHOICES[choice])}
            className="px-3.5 whitespace-nowrap text-ink-2"
          >
            {dayOff[choice]}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  );
}
