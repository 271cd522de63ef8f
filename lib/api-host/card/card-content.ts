import { formatWhole } from '@/lib/domain/format-whole';
import { kstDate, getWeekdayName } from '@/lib/domain/kst';
import type { Look } from '../outfit/look';

/** Everything that a card shows, as text. Cards with equal content are equal. */
export interface CardContent {
  iconNumber: number;
  place: string;
  date: string;
  temperature: string;
  /** Lowest and highest temperature of the recommended day; null if one is unknown. */
  lowAndHigh: { day: '' | '내일 '; low: string; high: string } | null;
  /** Null if the real weather is unknown. */
  feelsLike: string | null;
  message: string;
  title: string;
  reason: string;
  /** Names of the most important garments, at most three. */
  pieces: string[];
  /** Credit of the weather provider, with the hour of the weather. */
  source: string;
  outfitId: string;
  /** True if the weather is a fallback, so that the next request must not receive this card. */
  isTemporary?: true;
}

const MAX_PIECES = 3;
/** Degrees with the glyphs that the light face has. */
const UNKNOWN_DEGREES = '−−';

export const formatDegrees = (value: number) => `${formatWhole(value)}°`;

function formatDate(nowMs: number): string {
  const date = kstDate(nowMs);
  const [, month, day] = date.split('-').map(Number);
  return `${month}월 ${day}일 ${getWeekdayName(date)}요일`;
}

/** Composes the content of a card: the weather as on the screens, and one of the day's outfits with its reason. */
export function composeCardContent(look: Look): CardContent {
  const { region, weather, temperatures, outfit, day, credit, nowMs } = look;
  const { now, feelsLike, low, high } = temperatures;
  return {
    iconNumber: weather.iconNumber,
    place: `${region.sidonm} ${region.sggnm}`,
    date: formatDate(nowMs),
    temperature: now === null ? UNKNOWN_DEGREES : formatDegrees(now),
    lowAndHigh:
      low === null || high === null
        ? null
        : { day: day === 'tomorrow' ? '내일 ' : '', low: formatDegrees(low), high: formatDegrees(high) },
    feelsLike: feelsLike === null ? null : formatDegrees(feelsLike),
    message: weather.weatherMessage,
    title: `${day === 'tomorrow' ? '내일은 ' : ''}${outfit.outfit.title}`,
    reason: outfit.reason,
    pieces: outfit.items.slice(0, MAX_PIECES).map(({ name }) => name),
    source: credit,
    outfitId: outfit.outfit.id,
    ...(look.isTemporary && { isTemporary: true }),
  };
}
