import { formatWhole } from '../format-whole';
import type { KstDate } from '../kst';

/** Characters that a lock screen shows without cutting. */
export const TITLE_LIMIT = 40;
export const BODY_LIMIT = 120;

/** What a day's push tells. */
export interface DailyFacts {
  /** 강남구 */
  placeName?: string;
  /** 데일리 */
  categoryName: string;
  /** The day that the outfit is for: from the evening on it is tomorrow. */
  day?: 'today' | 'tomorrow';
  /** The day's air temperature, °C. */
  min: number;
  max: number;
  /** One sentence of the recommendation. */
  reason: string;
  /** Names of the clothes, the most telling first. */
  items: readonly string[];
  /** Where the weather is recorded: the date that it was observed on, which is then told. */
  recordedOn?: KstDate;
}

const DAY_WORDS = { today: '오늘', tomorrow: '내일' } as const;

/** Cut by whole characters, so that no emoji is halved. */
function cut(text: string, limit: number): string {
  const characters = [...text];
  return characters.length <= limit ? text : `${characters.slice(0, limit - 1).join('')}…`;
}

const formatRange = (min: number, max: number) =>
  formatWhole(min) === formatWhole(max) ? `${formatWhole(min)}°` : `${formatWhole(min)}°~${formatWhole(max)}°`;

/** As many of the clothes, whole names alone, as there is room for. */
function joinFitting(items: readonly string[], room: number): string {
  const list = items.join(', ');
  return [...list].length <= room || items.length === 0 ? list : joinFitting(items.slice(0, -1), room);
}

/**
 * A push that answers by itself: the temperature range, the reason, and what to wear. Nothing in it asks for a tap.
 * The title has at most 40 characters, the body at most 120.
 */
export function composeDaily(facts: DailyFacts): { title: string; body: string } {
  const { placeName, categoryName, day = 'today', min, max, items, recordedOn } = facts;
  const where = placeName ? `${placeName} ` : '';
  const title = cut(`${DAY_WORDS[day]} ${where}${formatRange(min, max)} · ${categoryName} 옷차림`, TITLE_LIMIT);
  const label = recordedOn ? `예시 날씨 ${recordedOn} · ` : '';
  const reason = cut(label + facts.reason, BODY_LIMIT);
  const clothes = joinFitting(items, BODY_LIMIT - [...reason].length - 1);
  return { title, body: clothes ? `${reason}\n${clothes}` : reason };
}
