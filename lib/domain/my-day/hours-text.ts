import type { PlannedSpan } from '@/lib/contract/my-day';
import { findSpanPlace } from './week';

/** Formats a span of hours: '8시-19시', '22시-다음 날 6시' if it passes midnight, or '9시-18시 실내'. */
export const formatSpan = ({ from, until, indoors }: Pick<PlannedSpan, 'from' | 'until' | 'indoors'>): string =>
  `${from}시-${until > from ? '' : '다음 날 '}${until}시${indoors ? ' 실내' : ''}`;

/** Describes the hours that home dresses for: '8시-19시, 회사 기준'. Null if there are none. */
export function describeHours(
  spans: readonly PlannedSpan[],
  places: readonly { id: string; name: string }[],
): string | null {
  if (spans.length === 0) return null;
  const sorted = [...spans].sort((a, b) => a.from - b.from);
  const names = new Set(sorted.flatMap((span) => findSpanPlace(span, places)?.name ?? []));
  const hours = sorted.map(formatSpan).join(' · ');
  return names.size === 0 ? `${hours} 기준` : `${hours}, ${[...names].join('·')} 기준`;
}
