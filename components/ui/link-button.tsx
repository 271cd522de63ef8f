import Link from 'next/link';
import type { ComponentProps } from 'react';

const LOOKS = {
  primary: 'bg-accent text-on-accent',
  soft: 'bg-accent-soft text-accent-text',
} as const;

interface Props extends ComponentProps<typeof Link> {
  look?: keyof typeof LOOKS;
}

export function LinkButton({ look = 'primary', className = '', ...rest }: Props) {
  return (
    <Link
      className={`flex min-h-12 w-full items-center justify-center rounded-control px-4 text-body font-semibold ${LOOKS[look]} ${className}`}
      {...rest}
    />
  );
}
