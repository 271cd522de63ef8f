import type { Messages } from '@/lib/messages/messages';
import { kstDate, startOfHourMs } from '../kst';
import { formatWhen } from '../weather/clock-text';
import type { News } from './news';

export interface NewsFacts {
  news: News;
  nowMs: number;
  /** For example 강남구. */
  placeName?: string;
}

/** Returns the text of a news push: what changes in the weather, and what to wear or take along for it. */
export function composeNews(
  { news, nowMs, placeName }: NewsFacts,
  { newsPush, clock }: Pick<Messages, 'newsPush' | 'clock'>,
): { title: string; body: string } {
  const { kind, atMs, temperatureC, dropK } = news;
  const isNow = atMs <= startOfHourMs(nowMs);
  const facts = { when: isNow ? null : formatWhen(atMs, kstDate(nowMs), clock), placeName };
  if (kind === 'cold') {
    const { formatTitle, formatBody } = newsPush.cold;
    return { title: formatTitle({ ...facts, temperatureC }), body: formatBody(dropK) };
  }
  const { formatTitle, body } = newsPush[kind];
  return { title: formatTitle(facts), body };
}
