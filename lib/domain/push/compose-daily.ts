import { formatWhole } from '../format-whole';
import type { KstDate } from '../kst';

/** Number of characters that a lock screen shows without truncation. */
export const TITLE_LIMIT = 40;
export const BODY_LIMIT = 120;

export interface DailyFacts {
  /** For example 강남구. */
  placeName?: string;
  /** For example 데일리. */
  categoryName: string;
  day?: 'today' | 'tomorrow';
  /** Air temperatures, in °C; null if the real weather is unknown. */
  range: { min: number; max: number } | null;
  /** One sentence. */
  reason: string;
  /** Names of the garments, the most important first. */
  items: readonly string[];
  /** Date of observation if the weather is recorded; the push then shows it. */
  recordedOn?: KstDate;
}

const DAY_WORDS = { today: '오늘', tomorrow: '내일' } as const;

/** Truncates by whole characters, so that no emoji is split. */
function cut(text: string, limit: number): string {
  const characters = [...text];
  return characters.length <= limit ? text : `${characters.slice(0, limit - 1).join('')}…`;
}

const formatRange = ({ min, max }: { min: number; max: number }) =>
  formatWhole(min) === formatWhole(max) ? `${formatWhole(min)}°` : `${formatWhole(min)}°~${formatWhole(max)}°`;

/** Joins as many whole names as fit into `room` characters. */
function joinFitting(items: readonly string[], room: number): string {
  const list = items.join(', ');
  return [...list].length <= room || items.length === 0 ? list : joinFitting(items.slice(0, -1), room);
}

/**
 * Returns the text of a daily push: temperature range, reason and garments, complete without a tap. The title has at most
 * 40 characters, the body at most 120.
 */
export function composeDaily(facts: DailyFacts): { title: string; body: string } {
  const { placeName, categoryName, day = 'today', range, items, recordedOn } = facts;
  const where = placeName ? `${placeName} ` : '';
  const title = cut(
    `${DAY_WORDS[day]} ${where}${range ? `${formatRange(range)} · ` : ''}${categoryName} 옷차림`,
    TITLE_LIMIT,
  );
  const label = recordedOn ? `예시 날씨 ${recordedOn} · ` : '';
  const reason = cut(label + facts.reason, BODY_LIMIT);
  const clothes = joinFitting(items, BODY_LIMIT - [...reason].length - 1);
  return { title, body: clothes ? `${reason}\n${clothes}` : reason };
}
