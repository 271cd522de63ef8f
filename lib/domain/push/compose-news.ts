import { formatWhole } from '../format-whole';
import { kstDate, startOfHourMs } from '../kst';
import { formatWhen } from '../weather/clock-text';
import type { News } from './news';

export interface NewsFacts {
  news: News;
  nowMs: number;
  /** For example 강남구. */
  placeName?: string;
}

const CHANGES: Record<Exclude<News['kind'], 'cold'>, { what: string; change: string }> = {
  rain: { what: '비', change: '앞서 없던 비 소식이에요. 우산과 젖어도 되는 신발로 챙겨요.' },
  snow: { what: '눈', change: '앞서 없던 눈 소식이에요. 우산과 젖지 않는 신발로 챙겨요.' },
};

/** Returns the text of a news push: what changes in the weather, and what to wear or take along for it. */
export function composeNews({ news, nowMs, placeName }: NewsFacts): { title: string; body: string } {
  const { kind, atMs, temperatureC, dropK } = news;
  const isNow = atMs <= startOfHourMs(nowMs);
  const when = formatWhen(atMs, kstDate(nowMs));
  const where = placeName ? ` · ${placeName}` : '';
  if (kind === 'cold')
    return {
      title: `${isNow ? '지금' : when} ${formatWhole(temperatureC)}°${where}`,
      body: `앞서 알려드린 것보다 추워져요. ${dropK}° 내려가니 한 겹 더 챙겨요.`,
    };
  const { what, change } = CHANGES[kind];
  return { title: `${isNow ? '지금' : when}부터 ${what}${where}`, body: change };
}
