import type { ComponentProps } from 'react';

const LOOKS = {
  primary: 'bg-accent text-on-accent',
  soft: 'bg-accent-soft text-accent-text',
  plain: 'bg-solid text-ink border border-line',
  danger: 'bg-danger text-on-danger',
} as const;

interface Props extends ComponentProps<'button'> {
  look?: keyof typeof LOOKS;
}

/** Standard button, 48 px high and as wide as its container. */
export function Button({ look = 'primary', className = '', ...rest }: Props) {
  return (
    <button
      type="button"
      className={`flex min-h-12 w-full items-center justify-center gap-2 rounded-control px-4 text-body font-semibold transition-opacity active:opacity-80 disabled:opacity-50 ${LOOKS[look]} ${className}`}
      {...rest}
    />
  );
}
