import { selectPieces } from '@/lib/contract/pieces';
import { getWeekday, type KstDate, kstDate } from '@/lib/domain/kst';
import { listSeenItems } from '@/lib/domain/recommendation/items';
import { getMessages } from '@/lib/messages/get-messages';
import type { Messages } from '@/lib/messages/messages';
import type { Look } from '../outfit/look';

/** Everything that a card shows, as text. Cards with equal content are equal. */
export interface CardContent {
  /** Name of the product. */
  appName: string;
  iconNumber: number;
  place: string;
  date: string;
  temperature: string;
  /** Lowest and highest temperature of the recommended day; null if one is unknown. */
  lowAndHigh: { day: string; low: string; high: string } | null;
  /** Apparent temperature with its name; null if the real weather is unknown. */
  feelsLike: string | null;
  message: string;
  title: string;
  reason: string;
  /** Names of the most important garments, at most three. */
  pieces: string[];
  /** Credit of the weather provider, with the hour of the weather. */
  source: string;
  pictureId: string;
  /** Items to take along that upright cards show beside the figure. */
  beside: string[];
  /** True if the weather is a fallback, so that the next request must not receive this card. */
  isTemporary?: true;
}

const MAX_PIECES = 3;
/** Degrees with the glyphs that the light face has. */
export const UNKNOWN_DEGREES = '−−';

function formatDate(date: KstDate, { dates }: Pick<Messages, 'dates'>): string {
  const [, month = 0, day = 0] = date.split('-').map(Number);
  return dates.formatDate({ month, day, weekday: getWeekday(date) });
}

/** Composes the content of a card: the weather as on the screens, and one of the day's outfits with its reason. */
export function composeCardContent(look: Look): CardContent {
  const { language, region, weather, temperatures, outfit, day, headline, credit, nowMs } = look;
  const messages = getMessages(language);
  const { card, places, units } = messages;
  const { sidonm: sido, sggnm: sigungu } = places.translateRegion(region);
  const { now, feelsLike, low, high } = temperatures;
  const [, month = 0, dayOfMonth = 0] = look.date.split('-').map(Number);
  const dayOfYear = messages.dates.formatDayOfYear({ month, day: dayOfMonth });
  return {
    appName: card.appName,
    iconNumber: weather.iconNumber,
    place: card.formatPlace({ sido, sigungu }),
    date: formatDate(kstDate(nowMs), messages),
    temperature: now === null ? UNKNOWN_DEGREES : units.degrees(now),
    lowAndHigh:
      low === null || high === null
        ? null
        : { day: card.formatRangeDay(day, dayOfYear), low: units.degrees(low), high: units.degrees(high) },
    feelsLike: feelsLike === null ? null : card.formatFeelsLike(units.degrees(feelsLike)),
    message: headline,
    title: card.formatTitle(day, outfit.title, dayOfYear),
    reason: outfit.reason,
    pieces: listSeenItems(outfit.items)
      .slice(0, MAX_PIECES)
      .map(({ name }) => name),
    source: credit,
    pictureId: outfit.picture.id,
    beside: selectPieces(outfit.takeAlong),
    ...(look.isTemporary && { isTemporary: true }),
  };
}
