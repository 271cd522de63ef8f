import { HOUR_MS } from '@/lib/contract/durations';
import type { RequestedDay } from '@/lib/contract/hour-spans-field';
import type { CoolerPart } from '@/lib/messages/ko/weather-message';
import type { Messages } from '@/lib/messages/messages';
import type { DayPart } from '@/lib/messages/reason-facts';
import { getHourFeelsLikeC } from '../comfort/feels-like';
import { getCellCentre } from '../dfs-grid';
import { addDays, kstDate, kstEpochMs, kstHour } from '../kst';
import { listHoursAhead } from './current';
import { getDayFacts, getNowFacts, roundC } from './facts';
import { getPartOfDay } from './day-part';
import { getDate } from './forecast-day';
import { isAirPoor, isSunStrong } from './grades';
import { chooseIcon } from './icon';
import { isNight } from './sun';
import type { PrecipitationKind, Weather, WeatherHour } from './weather';

export type HeadlineKind = keyof Messages['weatherMessage'];

interface Headline {
  kind: HeadlineKind;
  /** Start of the hour that it is about. */
  atMs?: number;
  degrees?: number;
  windMps?: number;
  cooler?: CoolerPart | null;
}

/** The hours that a headline is about, and the time from which it looks at them. */
interface Outlook {
  weather: Weather;
  nowMs: number;
  day: RequestedDay;
  hours: readonly WeatherHour[];
}

/** Probability from which rain is expected, and up to which forecast rain is uncertain, %. */
export const LIKELY_PCT = 40;
export const DOUBT_UP_TO_PCT = 60;
const DOWNPOUR_MM = 15;
/** Rain from which people stay indoors, mm/h. */
export const CLOUDBURST_MM = 20;
const WIND_MPS = 9;
/** Difference of air and apparent temperature from which wind is the headline, K. Dry heat also feels cooler than it is. */
const WIND_CHILL_K = 5;
const WIND_CHILLS_UP_TO_C = 10;
const HEAT_C = 33;
const BITING_C = -10.5;
const WIDE_RANGE_C = 10;
/** Range that must still be ahead today, because nobody dresses for a day that is over. */
const RANGE_AHEAD_C = 8;
const DIFFERENT_FROM_DAY_BEFORE_C = 4;
/** First hour of a later day that counts: people are asleep before. */
const FIRST_HOUR = 5;
/** Hour at which the sky of a later day is looked at. */
const NOON = 12;

/** Selects what the headline of a day says. */
export function selectHeadline(weather: Weather, nowMs: number, day: RequestedDay): Headline {
  const outlook = { weather, nowMs, day, hours: listHours(weather, nowMs, day) };
  return (
    selectStorm(outlook.hours, nowMs) ??
    selectWind(outlook) ??
    selectExtreme(outlook) ??
    selectPrecipitation(outlook) ??
    selectComparison(outlook) ??
    selectSky(outlook)
  );
}

/**
 * Lists the hours of a day that are ahead. Today has at least six, so that late evenings include the next morning.
 * Empty if no hour of the day is known.
 */
function listHours(weather: Weather, nowMs: number, day: RequestedDay): readonly WeatherHour[] {
  if (day === 'today') {
    const end = Math.max(kstEpochMs(kstDate(nowMs), 24), nowMs + 6 * HOUR_MS);
    return listHoursAhead(weather, nowMs, 30).filter(({ epochMs }) => epochMs < end);
  }
  const [from, end] = [FIRST_HOUR, 24].map((hour) => kstEpochMs(getDate(nowMs, day), hour));
  return weather.hours.filter(({ epochMs }) => epochMs >= from! && epochMs < end!);
}

/** Selects thunder and heavy rain, in which people had better stay indoors. */
function selectStorm(hours: readonly WeatherHour[], nowMs: number): Headline | null {
  const thunder = hours.find((hour) => chooseIcon(hour, false) === 18);
  if (thunder) return { kind: thunder.epochMs <= nowMs ? 'thunderNow' : 'thunderLater', atMs: thunder.epochMs };
  const findFrom = (mm: number) => hours.find(({ precipitation }) => (precipitation.amountMm ?? 0) >= mm);
  const cloudburst = findFrom(CLOUDBURST_MM);
  if (cloudburst) return { kind: 'cloudburst', atMs: cloudburst.epochMs };
  const downpour = findFrom(DOWNPOUR_MM);
  return downpour ? { kind: 'downpour', atMs: downpour.epochMs } : null;
}

/** Selects strong wind, and wind that makes the air feel much colder. */
function selectWind({ hours, day }: Outlook): Headline | null {
  const windMps = Math.max(...hours.map(({ windSpeedMps }) => windSpeedMps ?? 0));
  if (windMps >= WIND_MPS) {
    const kinds = hours.flatMap((hour) => getPrecipitationKey(hour) ?? []);
    if (kinds.includes('rain') || kinds.includes('sleet')) return { kind: 'windWithRain', windMps };
    return { kind: kinds.includes('snow') ? 'windWithSnow' : 'wind', windMps };
  }
  if (!hours.some(isChilledByWind)) return null;
  const degrees = Math.min(...hours.map(getHourFeelsLikeC));
  return { kind: day === 'today' && isAsFelt(hours[0], degrees) ? 'windChillNow' : 'windChill', degrees };
}

const isChilledByWind = (hour: WeatherHour): boolean =>
  hour.temperatureC <= WIND_CHILLS_UP_TO_C && hour.temperatureC - getHourFeelsLikeC(hour) >= WIND_CHILL_K;

/** Returns whether an hour feels like that in the whole degrees that are displayed, so that nothing falls to it. */
const isAsFelt = (hour: WeatherHour | undefined, degrees: number): boolean =>
  hour !== undefined && roundC(getHourFeelsLikeC(hour)) === roundC(degrees);

/** Selects heat, biting cold and bad air. */
function selectExtreme({ hours, day }: Outlook): Headline | null {
  const feelsLike = hours.map(getHourFeelsLikeC);
  const [coldest, hottest] = [Math.min(...feelsLike), Math.max(...feelsLike)];
  const isNow = (degrees: number) => day === 'today' && isAsFelt(hours[0], degrees);
  if (hottest >= HEAT_C) return { kind: isNow(hottest) ? 'heatNow' : 'heat', degrees: hottest };
  if (coldest <= BITING_C) return { kind: isNow(coldest) ? 'bitingNow' : 'biting', degrees: coldest };
  const isBad = (hour: WeatherHour) => hour.yellowDust || isAirPoor(hour.pm10UgM3, hour.pm25UgM3);
  return (day === 'today' ? hours.slice(0, 1) : hours).some(isBad) ? { kind: 'dust' } : null;
}

function selectPrecipitation({ hours, day }: Outlook): Headline | null {
  const first = hours.find(getPrecipitationKey);
  const kind = first && getPrecipitationKey(first);
  if (kind) {
    const { epochMs: atMs } = first;
    if (day === 'today' && first === hours[0]) return { kind: `${kind}Now`, atMs };
    if (kind !== 'rain') return { kind: `${kind}Later`, atMs };
    return { kind: isUnlikely(hours) ? 'rainMaybe' : isBrief(hours, first) ? 'rainBrief' : 'rainLater', atMs };
  }
  // Nobody doubts rain that is falling.
  if (day === 'today' && hours[0] && RAINY.includes(hours[0].precipitation.kind)) return { kind: 'drops' };
  const maybe = hours.find(({ precipitation }) => (precipitation.probabilityPct ?? 0) >= LIKELY_PCT);
  return maybe ? { kind: maybe.temperatureC <= 0 ? 'snowMaybe' : 'rainMaybe', atMs: maybe.epochMs } : null;
}

/** Returns whether an hour is the only wet one and the hour after it is known to be dry. Composed hours tell no times. */
function isBrief(hours: readonly WeatherHour[], wet: WeatherHour): boolean {
  const next = hours[hours.indexOf(wet) + 1];
  const isFollowed = next?.epochMs === wet.epochMs + HOUR_MS && !wet.isComposed;
  return isFollowed && hours.filter(getPrecipitationKey).length === 1;
}

/** Returns whether forecast rain is uncertain. */
function isUnlikely(hours: readonly WeatherHour[]): boolean {
  const likeliestPct = Math.max(0, ...hours.map(({ precipitation }) => precipitation.probabilityPct ?? 0));
  return likeliestPct > 0 && likeliestPct <= DOUBT_UP_TO_PCT;
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

function selectComparison(outlook: Outlook): Headline | null {
  const { weather, nowMs, day } = outlook;
  const rangeC = getDayFacts(weather, nowMs, getDate(nowMs, day)).rangeC ?? 0;
  if (rangeC >= WIDE_RANGE_C && (day !== 'today' || getRangeAheadC(weather, nowMs) >= RANGE_AHEAD_C))
    return { kind: 'wideRange', degrees: rangeC, cooler: findCoolerPart(outlook) };
  const aboveC = getAboveDayBeforeC(outlook) ?? 0;
  if (Math.abs(aboveC) < DIFFERENT_FROM_DAY_BEFORE_C) return null;
  return { kind: aboveC < 0 ? 'colder' : 'warmer', degrees: Math.abs(aboveC) };
}

/** Returns the part of a day that is much cooler than daytime; null unless daytime is the warmest part. */
function findCoolerPart({ nowMs, day, hours }: Outlook): CoolerPart | null {
  const date = getDate(nowMs, day);
  const known = hours
    .filter(({ epochMs }) => kstDate(epochMs) === date)
    .map(({ epochMs, temperatureC }) => ({ part: getPartOfDay(epochMs), degreesC: roundC(temperatureC) }))
    .toSorted((one, other) => one.degreesC - other.degreesC);
  const [coldest, daytime] = [known[0], known.findLast(({ part }) => part === 'daytime')];
  if (!coldest || !daytime || coldest.part === 'daytime' || daytime.degreesC < known.at(-1)!.degreesC) return null;
  const isCooler = (part: DayPart) =>
    known.some((hour) => hour.part === part && daytime.degreesC - hour.degreesC >= RANGE_AHEAD_C);
  return {
    part: isCooler('morning') && isCooler('evening') ? 'morning-and-evening' : coldest.part,
    degreesC: coldest.degreesC,
  };
}

/** Returns how much warmer it is than on the day before, in whole degrees: now, or a later day at its warmest. */
export function getAboveDayBeforeC({ weather, nowMs, day }: Omit<Outlook, 'hours'>): number | null {
  if (day === 'today') return getNowFacts(weather, nowMs).aboveYesterdayC;
  const date = getDate(nowMs, day);
  const [before, then] = [addDays(date, -1), date].map((each) => getDayFacts(weather, nowMs, each).highC);
  return before == null || then == null ? null : then - before;
}

/** Returns the temperature range of today's remaining hours, in the whole degrees that are displayed. */
function getRangeAheadC(weather: Weather, nowMs: number): number {
  const temperatures = listHoursAhead(weather, nowMs, 24)
    .filter(({ epochMs }) => kstDate(epochMs) === kstDate(nowMs))
    .map(({ temperatureC }) => roundC(temperatureC));
  return Math.max(...temperatures) - Math.min(...temperatures);
}

function selectSky({ weather, nowMs, day, hours }: Outlook): Headline {
  const date = getDate(nowMs, day);
  if (hours.some(({ epochMs, uvIndex }) => kstDate(epochMs) === date && isSunStrong(uvIndex)))
    return { kind: 'strongSun' };
  const atMs = day === 'today' ? nowMs : kstEpochMs(date, NOON);
  const night = isNight(atMs, getCellCentre(weather.cell));
  const sky = hours.findLast(({ epochMs }) => epochMs <= atMs) ?? weather.days.find((each) => each.date === date);
  const icon = sky ? chooseIcon(sky, night) : 7;
  if (icon === 19) return { kind: 'fog' };
  if (icon <= 4) return { kind: night ? getNightKind(kstHour(atMs)) : 'clear' };
  return { kind: icon === 5 || icon === 6 ? 'cloudy' : 'grey' };
}

/** Nobody calls the hours before a late sunrise night, and the sun does not shine yet. */
const getNightKind = (hour: number): HeadlineKind => (hour >= FIRST_HOUR && hour < NOON ? 'clearDawn' : 'clearNight');
