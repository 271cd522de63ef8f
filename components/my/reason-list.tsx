'use client';

import { Check } from '@/components/ui/icons';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useMessages } from '@/lib/client/language/messages';

interface Props {
  reasons: { id: number; description: string }[];
  field: UseFormRegisterReturn;
}

export function ReasonList({ reasons, field }: Props) {
  const { reason } = useMessages('secession');
  return (
    <fieldset>
      <legend className="mb-4 text-title font-bold">{reason}</legend>
      <div className="rounded-card bg-card py-1 shadow-card">
        {reasons.map(({ id, description }) => (
          <label key={id} className="flex min-h-[52px] items-center gap-3 px-4">
            <input type="radio" value={id} className="peer sr-only" {...field} />
            <span className="flex-1 text-body peer-checked:font-semibold peer-checked:text-accent-text">
              {description}
            </span>
            <span
              aria-hidden
              className="grid size-6 flex-none place-items-center rounded-full border-2 border-control text-on-accent peer-checked:border-accent peer-checked:bg-accent peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent [&>svg]:opacity-0 peer-checked:[&>svg]:opacity-100"
            >
              <Check size={15} strokeWidth={3} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
