import type { PositionWeather, SkyTheme } from '@/lib/contract/weather';
import type { Region } from '@/lib/contract/region';
import { formatWhole } from '@/lib/domain/format-whole';
import { kstDate, getWeekdayName } from '@/lib/domain/kst';
import type { Recommendation } from '@/lib/domain/recommendation/recommendation';

/** Everything that a card shows, as text. Cards with equal content are equal. */
export interface CardContent {
  sky: SkyTheme;
  night: boolean;
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
  /** Credit of the weather provider, with the hour of the weather. */
  source: string;
  outfitId: string;
  /** True if the weather is a fallback, so that the next request must not receive this card. */
  isTemporary?: true;
}

interface ContentInput {
  region: Region;
  weather: PositionWeather;
  /** Credit of the weather's provider. */
  source: string;
  chosen: Recommendation;
  outfitId: string | undefined;
  nowMs: number;
}

/** Degrees with the glyphs that the light face has. */
const UNKNOWN_DEGREES = '−−';

const formatDegrees = (value: number) => `${formatWhole(value)}°`;

function formatDate(nowMs: number): string {
  const date = kstDate(nowMs);
  const [, month, day] = date.split('-').map(Number);
  return `${month}월 ${day}일 ${getWeekdayName(date)}요일`;
}

function getLowAndHigh(weather: PositionWeather, day: Recommendation['day']): CardContent['lowAndHigh'] {
  const range = day === 'tomorrow' ? weather.tomorrow : weather;
  const { minTemperature: low = null, maxTemperature: high = null } = range ?? {};
  if (low === null || high === null) return null;
  return { day: day === 'tomorrow' ? '내일 ' : '', low: formatDegrees(low), high: formatDegrees(high) };
}

/** Composes the content of a card: the weather as on the screens, and one of the day's outfits with its reason. */
export function composeCardContent({ region, weather, source, chosen, outfitId, nowMs }: ContentInput): CardContent {
  const first = chosen.outfits.find(({ outfit }) => outfit.id === outfitId) ?? chosen.outfits[0];
  if (!first) throw new Error('The recommendation has no outfit.');
  return {
    sky: weather.theme,
    night: weather.night,
    iconNumber: weather.iconNumber,
    place: `${region.sidonm} ${region.sggnm}`,
    date: formatDate(nowMs),
    temperature: weather.source.usual ? UNKNOWN_DEGREES : formatDegrees(weather.temperature),
    lowAndHigh: weather.source.usual ? null : getLowAndHigh(weather, chosen.day),
    feelsLike: weather.source.usual ? null : formatDegrees(weather.feelsLike),
    message: weather.weatherMessage,
    title: `${chosen.day === 'tomorrow' ? '내일은 ' : ''}${first.outfit.title}`,
    reason: first.reason,
    source,
    outfitId: first.outfit.id,
  };
}
