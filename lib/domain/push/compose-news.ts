import type { Messages } from '@/lib/messages/messages';
import { kstDate, startOfHourMs } from '../kst';
import { formatWhen } from '../weather/clock-text';
import type { News } from './news';

export interface NewsFacts {
  news: News;
  nowMs: number;
  /** For example 강남구. */
  placeName?: string;
  /** True if the user spends the hour in another cell than that of the alarm. */
  isElsewhere?: boolean;
}

/**
 * Returns the text of a news push: what changes in the weather, and what to wear or take along for it. The title, which
 * other people may see on a locked phone, does not tell where and when the user will be elsewhere.
 */
export function composeNews(
  { news, nowMs, placeName, isElsewhere = false }: NewsFacts,
  { newsPush, clock }: Pick<Messages, 'newsPush' | 'clock'>,
): { title: string; body: string } {
  const { kind, atMs, temperatureC, dropK } = news;
  const isNow = atMs <= startOfHourMs(nowMs);
  const facts = { when: isNow ? null : formatWhen(atMs, kstDate(nowMs), clock), placeName };
  const title =
    kind === 'cold' ? newsPush.cold.formatTitle({ ...facts, temperatureC }) : newsPush[kind].formatTitle(facts);
  const body = kind === 'cold' ? newsPush.cold.formatBody(dropK) : newsPush[kind].body;
  return isElsewhere ? { title: newsPush[kind].titleElsewhere, body: `${title}\n${body}` } : { title, body };
}
