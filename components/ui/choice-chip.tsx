import type { ComponentProps, ReactNode } from 'react';

interface Props extends ComponentProps<'input'> {
  type: 'radio' | 'checkbox';
  children: ReactNode;
}

/** Radio button or checkbox in the form of a chip. `className` applies to the chip. */
export function ChoiceChip({ className = '', children, ...input }: Props) {
  return (
    <label
      className={`flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-full border border-control bg-solid text-label font-semibold transition-colors has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${className}`}
    >
      <input className="sr-only" {...input} />
      <span>{children}</span>
    </label>
  );
}
