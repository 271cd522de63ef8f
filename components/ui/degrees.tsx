import { formatWhole } from '@/lib/domain/format-whole';

/** Temperature, written as -3° and read out in words. */
export function Degrees({ value, className = '' }: { value: number | null; className?: string }) {
  if (value === null) return <span className="text-ink-2">정보 없음</span>;
  return (
    <span className={`tabular whitespace-nowrap ${className}`}>
      <span aria-hidden>{formatWhole(value)}°</span>
      <span className="sr-only">{formatSpokenDegrees(value)}</span>
    </span>
  );
}

/** Returns '영하 3도' or '12도'. */
export const formatSpokenDegrees = (value: number) => (value < 0 ? `영하 ${-value}도` : `${value}도`);
