import { HOUR_MS } from '@/lib/contract/durations';
import type { Messages } from '@/lib/messages/messages';
import { getHourFeelsLikeC } from '../comfort/feels-like';
import { getCellCentre } from '../dfs-grid';
import { kstDate, kstEpochMs } from '../kst';
import { formatWhen } from './clock-text';
import { listHoursAhead } from './current';
import { getNowFacts, getTodayFacts, roundC } from './facts';
import { isAirPoor, isSunStrong } from './grades';
import { chooseIcon } from './icon';
import { isNight } from './sun';
import { pickVariant } from './pick-variant';
import type { PrecipitationKind, Weather, WeatherHour } from './weather';

/**
 * Composes one short line about the weather ahead: the first case of the order in section 12 of the specification that
 * applies. Date and cell select the variant, so that it stays the same all day for all users in the cell.
 */
export function composeWeatherMessage(
  weather: Weather,
  nowMs: number,
  { weatherMessage, clock }: Pick<Messages, 'weatherMessage' | 'clock'>,
): string {
  const { kind, atMs, degrees = 0 } = selectMessage(weather, nowMs);
  const { nx, ny } = weather.cell;
  const format = pickVariant(weatherMessage[kind], `${kstDate(nowMs)}:${nx},${ny}:${kind}`);
  const when = atMs === undefined ? '' : formatWhen(atMs, kstDate(nowMs), clock);
  return format({ when, degrees });
}

type MessageKind = keyof Messages['weatherMessage'];

interface SelectedMessage {
  kind: MessageKind;
  /** Start of the hour that it is about. */
  atMs?: number;
  degrees?: number;
}

const LIKELY_PCT = 40;
const DOWNPOUR_MM = 15;
const HEAT_C = 33;
const BITING_WIND_C = -10.5;
const WIDE_RANGE_C = 10;
/** Range that must still be ahead today, because nobody dresses for a day that is over. */
const RANGE_AHEAD_C = 8;
const DIFFERENT_FROM_YESTERDAY_C = 4;

function selectMessage(weather: Weather, nowMs: number): SelectedMessage {
  const hours = listRestOfDay(weather, nowMs);
  return (
    selectPrecipitationMessage(hours) ??
    selectComfortMessage(hours) ??
    selectComparisonMessage(weather, nowMs) ??
    selectSkyMessage(weather, hours, nowMs)
  );
}

/** Lists the hours until the end of the day, and at least six, so that late evenings include the next morning. */
function listRestOfDay(weather: Weather, nowMs: number): WeatherHour[] {
  const end = Math.max(kstEpochMs(kstDate(nowMs), 24), nowMs + 6 * HOUR_MS);
  return listHoursAhead(weather, nowMs, 30).filter(({ epochMs }) => epochMs < end);
}

function selectPrecipitationMessage(hours: readonly WeatherHour[]): SelectedMessage | null {
  if (hours.some((hour) => chooseIcon(hour, false) === 18)) return { kind: 'thunder' };
  const toMessage = (messageKind: MessageKind, { epochMs: atMs }: WeatherHour) => ({ kind: messageKind, atMs });
  const downpour = hours.find(({ precipitation }) => (precipitation.amountMm ?? 0) >= DOWNPOUR_MM);
  if (downpour) return toMessage('downpour', downpour);
  const first = hours.find(getPrecipitationKey);
  const kind = first && getPrecipitationKey(first);
  if (kind) return toMessage(first === hours[0] ? `${kind}Now` : `${kind}Later`, first);
  const maybe = hours.find(({ precipitation }) => (precipitation.probabilityPct ?? 0) >= LIKELY_PCT);
  if (maybe) return toMessage(maybe.temperatureC <= 0 ? 'snowMaybe' : 'rainMaybe', maybe);
  return hours[0] && RAINY.includes(hours[0].precipitation.kind) ? { kind: 'drops' } : null;
}

const RAINY: readonly (PrecipitationKind | null)[] = ['rain', 'shower', 'drizzle'];
const MIXED: readonly (PrecipitationKind | null)[] = ['sleet', 'drizzle-and-flurries'];
const SNOWY: readonly (PrecipitationKind | null)[] = ['snow', 'flurries'];

/** Returns 'rain', 'sleet' or 'snow' for an hour; null if it has none. A few drops do not count as rain. */
function getPrecipitationKey({ precipitation: { kind, amountMm } }: WeatherHour) {
  if (SNOWY.includes(kind)) return 'snow';
  if (amountMm === 0) return null;
  if (MIXED.includes(kind)) return 'sleet';
  return RAINY.includes(kind) ? 'rain' : null;
}

function selectComfortMessage(hours: readonly WeatherHour[]): SelectedMessage | null {
  const feelsLike = hours.map(getHourFeelsLikeC);
  const [coldest, hottest] = [Math.min(...feelsLike), Math.max(...feelsLike)];
  // In the whole degrees that are displayed, so that nothing rises to the number that it already shows.
  const isNow = (degrees: number) => roundC(degrees) === roundC(feelsLike[0] ?? degrees);
  if (hottest >= HEAT_C) return { kind: isNow(hottest) ? 'heatNow' : 'heat', degrees: hottest };
  if (coldest <= BITING_WIND_C) return { kind: isNow(coldest) ? 'bitingWindNow' : 'bitingWind', degrees: coldest };
  const now = hours[0];
  return now && (now.yellowDust || isAirPoor(now.pm10UgM3, now.pm25UgM3)) ? { kind: 'dust' } : null;
}

function selectComparisonMessage(weather: Weather, nowMs: number): SelectedMessage | null {
  const rangeC = getTodayFacts(weather, nowMs).rangeC ?? 0;
  if (rangeC >= WIDE_RANGE_C && getRangeAheadC(weather, nowMs) >= RANGE_AHEAD_C)
    return { kind: 'wideRange', degrees: rangeC };
  const aboveC = getNowFacts(weather, nowMs).aboveYesterdayC ?? 0;
  if (Math.abs(aboveC) < DIFFERENT_FROM_YESTERDAY_C) return null;
  return { kind: aboveC < 0 ? 'colder' : 'warmer', degrees: Math.abs(aboveC) };
}

/** Returns the temperature range of today's remaining hours, in the whole degrees that are displayed. */
function getRangeAheadC(weather: Weather, nowMs: number): number {
  const temperatures = listHoursAhead(weather, nowMs, 24)
    .filter(({ epochMs }) => kstDate(epochMs) === kstDate(nowMs))
    .map(({ temperatureC }) => roundC(temperatureC));
  return Math.max(...temperatures) - Math.min(...temperatures);
}

function selectSkyMessage(weather: Weather, hours: readonly WeatherHour[], nowMs: number): SelectedMessage {
  const today = kstDate(nowMs);
  if (hours.some(({ epochMs, uvIndex }) => kstDate(epochMs) === today && isSunStrong(uvIndex)))
    return { kind: 'strongSun' };
  const night = isNight(nowMs, getCellCentre(weather.cell));
  const icon = hours[0] ? chooseIcon(hours[0], night) : 7;
  if (icon === 19) return { kind: 'fog' };
  if (icon <= 4) return { kind: night ? 'clearNight' : 'clear' };
  return { kind: icon === 5 || icon === 6 ? 'cloudy' : 'grey' };
}
