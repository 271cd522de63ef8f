import { Check } from './icons';
import type { ComponentProps, ReactNode } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode;
}

/** Checkbox with its label as part of the tap target. */
export function Checkbox({ children, className = '', ...input }: Props) {
  return (
    <label className={`flex min-h-11 flex-1 items-center gap-3 ${className}`}>
      <input type="checkbox" className="peer sr-only" {...input} />
      <span
        aria-hidden
        className="grid size-6 flex-none place-items-center rounded-full border-2 border-control text-on-accent transition-colors peer-checked:border-accent peer-checked:bg-accent peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent [&>svg]:opacity-0 peer-checked:[&>svg]:opacity-100"
      >
        <Check size={15} strokeWidth={3} />
      </span>
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  );
}
