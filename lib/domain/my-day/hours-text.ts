import type { PlannedSpan } from '@/lib/contract/my-day';
import type { Messages } from '@/lib/messages/messages';
import { findSpanPlace } from './schedule';

/** Describes the hours that home dresses for, with the names of their places. Null if there are none. */
export function describeHours(
  spans: readonly PlannedSpan[],
  places: readonly { id: string; name: string }[],
  { formatSpan, describeBasis }: Messages['hours'],
): string | null {
  if (spans.length === 0) return null;
  const sorted = [...spans].sort((a, b) => a.from - b.from);
  const names = new Set(sorted.flatMap((span) => findSpanPlace(span, places)?.name ?? []));
  return describeBasis(sorted.map(formatSpan), [...names]);
}
