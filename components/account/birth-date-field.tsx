'use client';

import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldMessage } from '@/components/ui/field-message';
import { useMessages } from '@/lib/client/language/messages';
import { readDigits } from '@/lib/contract/text-forms';
import type { DateInput } from '@/lib/domain/validation/birth-date';

const PARTS = [
  { part: 'year', placeholder: 'YYYY', length: 4, autoComplete: 'bday-year' },
  { part: 'month', placeholder: 'MM', length: 2, autoComplete: 'bday-month' },
  { part: 'day', placeholder: 'DD', length: 2, autoComplete: 'bday-day' },
] as const;

const takeDigits = (text: string, length: number) => readDigits(text).slice(0, length);

/** Returns whether no further digit can follow, such as after four digits of a year or a month of 2. */
const isComplete = (part: keyof DateInput, typed: string) =>
  part === 'year' ? typed.length === 4 : typed.length === 2 || Number(typed) > 1;

/**
 * Three inputs for year, month and day with one error message. A complete input moves the focus to the next one.
 * Requires a form with the field `birth`.
 */
export function BirthDateField() {
  const { birthDate, dateParts } = useMessages('profile');
  const id = useId();
  const { register, formState, setFocus, setValue, trigger } = useFormContext<{ birth: DateInput }>();
  const { birth } = formState.errors;
  const message = birth?.message ?? birth?.root?.message;
  return (
    <fieldset aria-describedby={`${id}-message`}>
      <legend className="text-label font-semibold">{birthDate}</legend>
      <div className="mt-1.5 flex gap-2">
        {PARTS.map(({ part, placeholder, length, autoComplete }, i) => (
          <label key={part} className={`relative ${part === 'year' ? 'flex-[1.4]' : 'flex-1'}`}>
            <input
              inputMode="numeric"
              autoComplete={autoComplete}
              placeholder={placeholder}
              aria-invalid={message ? true : undefined}
              className={`tabular min-h-[52px] w-full rounded-control border bg-solid pr-8 pl-3 text-lead placeholder:text-ink-2 ${
                message ? 'border-danger' : 'border-control'
              }`}
              {...register(`birth.${part}`, {
                onChange: ({ target }: { target: HTMLInputElement }) => {
                  const typed = takeDigits(target.value, length);
                  setValue(`birth.${part}`, typed, { shouldDirty: true });
                  if (message) void trigger('birth');
                  const next = PARTS[i + 1];
                  if (next && isComplete(part, typed)) setFocus(`birth.${next.part}`, { shouldSelect: true });
                },
              })}
            />
            <span className="absolute inset-y-0 right-3 grid place-items-center text-body text-ink-2">
              {dateParts[part]}
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={`${id}-message`} error={message} />
    </fieldset>
  );
}
