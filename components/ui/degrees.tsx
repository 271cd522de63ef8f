'use client';

import { useMessages } from '@/lib/client/language/messages';
import { formatWhole } from '@/lib/domain/format-whole';

/** Temperature, written as -3° and read out in words. */
export function Degrees({ value, className = '' }: { value: number | null; className?: string }) {
  const messages = useMessages('ui');
  if (value === null) return <span className="text-ink-2">{messages.unknown}</span>;
  return (
    <span className={`tabular whitespace-nowrap ${className}`}>
      <span aria-hidden>{formatWhole(value)}°</span>
      <span className="sr-only">{messages.spokenDegrees(value)}</span>
    </span>
  );
}
