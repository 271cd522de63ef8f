import type { PlannedSpan } from '@/lib/contract/my-day';
import { placeOfSpan } from './week';

/** '8시-19시', or '22시-다음 날 6시' where it passes midnight. */
export const spanWords = ({ from, until }: Pick<PlannedSpan, 'from' | 'until'>): string =>
  `${from}시-${until > from ? '' : '다음 날 '}${until}시`;

/** What home says that its outfits are for: '8시-19시, 회사 기준'; null where nothing is planned. */
export function hoursWords(
  spans: readonly PlannedSpan[],
  places: readonly { id: string; name: string }[],
): string | null {
  if (spans.length === 0) return null;
  const sorted = [...spans].sort((a, b) => a.from - b.from);
  const names = new Set(sorted.flatMap((span) => placeOfSpan(span, places)?.name ?? []));
  const hours = sorted.map(spanWords).join(' · ');
  return names.size === 0 ? `${hours} 기준` : `${hours}, ${[...names].join('·')} 기준`;
}
