import type { ComponentProps } from 'react';

/** Small choice button. `aria-pressed` marks the selected one. */
export function Chip({ className = '', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`min-h-11 min-w-11 rounded-full border border-control bg-solid text-label font-semibold whitespace-nowrap disabled:opacity-50 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-text ${className}`}
      {...rest}
    />
  );
}
