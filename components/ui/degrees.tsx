'use client';

import { useMessages } from '@/lib/client/language/messages';

/** Temperature in °C, written as -3° in the units of the page and read out in words. */
export function Degrees({ value, className = '' }: { value: number | null; className?: string }) {
  const { unknown } = useMessages('ui');
  const { degrees, spokenDegrees } = useMessages('units');
  if (value === null) return <span className="text-ink-2">{unknown}</span>;
  return (
    <span className={`tabular whitespace-nowrap ${className}`}>
      <span aria-hidden>{degrees(value)}</span>
      <span className="sr-only">{spokenDegrees(value)}</span>
    </span>
  );
}
