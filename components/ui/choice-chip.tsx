import type { ComponentProps, ReactNode } from 'react';

interface Props extends ComponentProps<'input'> {
  type: 'radio' | 'checkbox';
  children: ReactNode;
}

/** One of many choices that are all to be seen: a word that can be ticked. `className` is the chip's. */
export function ChoiceChip({ className = '', children, ...input }: Props) {
  return (
    <label
      className={`flex min-h-11 cursor-pointer items-center justify-center rounded-full border border-control bg-solid text-label font-semibold transition-colors has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${className}`}
    >
      <input className="sr-only" {...input} />
      {children}
    </label>
  );
}
