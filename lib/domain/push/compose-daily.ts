import type { Messages } from '@/lib/messages/messages';
import type { KstDate } from '../kst';

export interface DailyFacts {
  /** For example 강남구. */
  placeName?: string;
  /** For example 데일리. */
  categoryName: string;
  day?: 'today' | 'tomorrow';
  /** Air temperatures, in °C; null if the real weather is unknown. */
  range: { min: number; max: number } | null;
  /** Headline of the day's weather; null if the real weather is unknown. */
  headline: string | null;
  /** One sentence, which does not repeat the headline. */
  reason: string;
  /** Names of the garments, the most important first. */
  items: readonly string[];
  /** Date of observation if the weather is recorded; the push then shows it. */
  recordedOn?: KstDate;
}

/** Truncates by whole characters, so that no emoji is split. */
function cut(text: string, limit: number): string {
  const characters = [...text];
  return characters.length <= limit ? text : `${characters.slice(0, limit - 1).join('')}…`;
}

/** Joins as many whole names as fit into `room` characters. */
function joinFitting(items: readonly string[], room: number): string {
  const list = items.join(', ');
  return [...list].length <= room || items.length === 0 ? list : joinFitting(items.slice(0, -1), room);
}

/**
 * Returns the text of a daily push: temperature range, headline, reason and garments, complete without a tap. Both parts stay within
 * the limits of the language.
 */
export function composeDaily(
  { day = 'today', placeName, categoryName, range, items, recordedOn, ...facts }: DailyFacts,
  { dailyPush }: Pick<Messages, 'dailyPush'>,
): { title: string; body: string } {
  const { limits } = dailyPush;
  const title = cut(dailyPush.formatTitle({ day, placeName, range, categoryName }), limits.title);
  const said = [facts.headline, facts.reason].filter((text) => text !== null).join(' ');
  const reason = cut(recordedOn ? dailyPush.formatRecorded(recordedOn, said) : said, limits.body);
  const clothes = joinFitting(items, limits.body - [...reason].length - 1);
  return { title, body: clothes ? `${reason}\n${clothes}` : reason };
}
