import type { ComponentProps } from 'react';

/** Button without a background, for the end of a row. */
export function TextButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`min-h-11 min-w-11 flex-none px-2 text-label font-semibold text-accent-text disabled:opacity-50 ${className}`}
      {...rest}
    />
  );
}
