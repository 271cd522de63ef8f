import { HOUR_MS } from '@/lib/contract/durations';
import type { OutdoorHour } from '../comfort/aim';
import { CLOUDBURST_MM, DOUBT_UP_TO_PCT, LIKELY_PCT } from '../weather/headline';
import { isSunStrong, POOR_RANK, rankAir, VERY_POOR_RANK } from '../weather/grades';
import type { WeatherHour } from '../weather/weather';
import { isRaining, isSnowing } from './outdoor-hour';

/** Requirements of the relevant hours on clothes, apart from insulation. */
export interface Demands {
  /** Rain of 1 mm/h or more, or snow. */
  wet: boolean;
  /** Rain of 3 mm/h or more. */
  heavyRain: boolean;
  rain: boolean;
  snow: boolean;
  /** Snow or sleet of 1 cm or of 1 mm of water in all: enough to lie or to wet shoes. */
  wettingSnow: boolean;
  /** Rain below 15 °C. */
  coldRain: boolean;
  /** Wind of 8 m/s or more at 10 m, below 20 °C. In warmer air wind is welcome. */
  windy: boolean;
  /** Rain in half of the hours or more. */
  mostlyRain: boolean;
  /** Sum over all hours, mm. */
  rainMm: number;
  /** Sum until the last hour outdoors, mm: also rain that falls meanwhile indoors and leaves the streets wet. */
  groundRainMm: number;
  /** Wind of 10 m/s or more at any temperature: too strong for an umbrella. */
  gale: boolean;
  /** Thunder, in which nobody should carry an umbrella. */
  thunder: boolean;
  /** Rain of 20 mm/h or more, in which people had better stay indoors. */
  cloudburst: boolean;
  /** Wind of KMA's warning (강풍경보), or a cloudburst in a gale, in which people stay indoors. */
  storm: boolean;
  umbrella: boolean;
  /** When rain falls, if only in hours indoors and not in the hour before or after an hour outdoors. */
  rainIndoors: 'before-outing' | 'meanwhile' | null;
  /**
   * True if the rain is uncertain: none is forecast but likely enough, some is forecast but unlikely, or it falls indoors
   * in the hour before or after an hour outdoors, so that users who leave early or late meet it.
   */
  rainDoubt: boolean;
  mask: 'KF80' | 'KF94' | null;
  /** The air is known to need no mask. */
  cleanAir: boolean;
  strongSun: boolean;
  /** The sun shines in some hour, through clouds of less than 90 %. */
  sunny: boolean;
  coldestC: number;
  warmestC: number;
  coldestFeelsLikeC: number;
  warmestFeelsLikeC: number;
  strongestWindMps: number;
}

const WET_MM = 1;
const HEAVY_MM = 3;
const COLD_RAIN_BELOW_C = 15;
const WINDY_MPS = 8;
const WIND_MATTERS_BELOW_C = 20;
const GALE_MPS = 10;
const WIND_WARNING_MPS = 21;

export const isColdRain = ({ raining, temperatureC }: OutdoorHour): boolean =>
  raining && temperatureC < COLD_RAIN_BELOW_C;

export const isWindy = ({ windSpeedMps, temperatureC }: OutdoorHour): boolean =>
  windSpeedMps >= WINDY_MPS && temperatureC < WIND_MATTERS_BELOW_C;

const isWet = (hour: WeatherHour): boolean => isRaining(hour) || isSnowing(hour);

/** Returns the rain of an hour, mm. An unknown amount counts as enough to get wet. */
const getRainMm = (hour: WeatherHour) => (isRaining(hour) ? (hour.precipitation.amountMm ?? WET_MM) : 0);

/** New snow that lies, cm: about 1 mm of water, so that it also wets if it melts. */
export const LYING_SNOW_CM = 1;

/** Returns whether snow lies or wets shoes. An unknown amount counts as enough. */
function isWettingSnow(snowy: readonly WeatherHour[]): boolean {
  const sum = (read: (fallen: WeatherHour['precipitation']) => number) =>
    snowy.reduce((total, { precipitation }) => total + read(precipitation), 0);
  const waterMm = sum(({ amountMm, snowCm }) => amountMm ?? (snowCm === null ? WET_MM : 0));
  return waterMm >= WET_MM || sum(({ snowCm }) => snowCm ?? 0) >= LYING_SNOW_CM;
}

const sumRainMm = (hours: readonly WeatherHour[]): number => hours.reduce((sum, hour) => sum + getRainMm(hour), 0);

/** Returns whether people stay indoors in an hour: in thunder, a cloudburst or wind of KMA's warning. */
export const keepsIndoors = (hour: WeatherHour): boolean =>
  hour.lightning === true || getRainMm(hour) >= CLOUDBURST_MM || (hour.windSpeedMps ?? 0) >= WIND_WARNING_MPS;

/** Returns whether rain in hours indoors is over before the outing starts; null if none falls. */
function whenRainsIndoors(indoors: readonly WeatherHour[], start: WeatherHour): Demands['rainIndoors'] {
  const last = indoors.findLast(isRaining);
  if (!last) return null;
  return last.epochMs < start.epochMs ? 'before-outing' : 'meanwhile';
}

/** Returns the demands of the hours outdoors. `indoors` are the other hours, which are spent indoors. */
export function getDemands(
  hours: readonly WeatherHour[],
  outdoorHours: readonly OutdoorHour[],
  indoors: readonly WeatherHour[] = [],
): Demands {
  const temperatures = outdoorHours.map(({ temperatureC }) => temperatureC);
  const feelsLike = outdoorHours.map(({ feelsLikeC }) => feelsLikeC);
  const strongestWindMps = Math.max(...outdoorHours.map(({ windSpeedMps }) => windSpeedMps));
  const rain = hours.some(isRaining);
  const snow = hours.some(isSnowing);
  const near = indoors.filter((hour) => hours.some(({ epochMs }) => Math.abs(epochMs - hour.epochMs) <= HOUR_MS));
  const getLikeliestPct = (among: readonly WeatherHour[]) =>
    Math.max(0, ...among.map(({ precipitation }) => precipitation.probabilityPct ?? 0));
  const likeliestPct = getLikeliestPct(hours);
  const thunder = [...hours, ...near].some(({ lightning }) => lightning === true);
  const isRainLikely = near.some(isWet) || getLikeliestPct([...hours, ...near]) >= LIKELY_PCT;
  const gale = strongestWindMps >= GALE_MPS;
  const mask = getMask(hours);
  const cloudburst = hours.some((hour) => getRainMm(hour) >= CLOUDBURST_MM);
  const umbrella = (rain || snow || isRainLikely) && !thunder;
  return {
    wet: snow || hours.some((hour) => getRainMm(hour) >= WET_MM),
    heavyRain: hours.some((hour) => getRainMm(hour) >= HEAVY_MM),
    rain,
    snow,
    wettingSnow: isWettingSnow(hours.filter(isSnowing)),
    coldRain: outdoorHours.some(isColdRain),
    windy: outdoorHours.some(isWindy),
    mostlyRain: 2 * hours.filter(isRaining).length >= hours.length,
    rainMm: sumRainMm(hours),
    groundRainMm: sumRainMm([...hours, ...indoors.filter(({ epochMs }) => epochMs < hours.at(-1)!.epochMs)]),
    gale,
    thunder,
    cloudburst,
    storm: strongestWindMps >= WIND_WARNING_MPS || (cloudburst && gale),
    umbrella,
    rainIndoors: umbrella || thunder ? null : whenRainsIndoors(indoors, hours[0]!),
    rainDoubt: !snow && (rain ? likeliestPct > 0 && likeliestPct <= DOUBT_UP_TO_PCT : isRainLikely),
    mask,
    cleanAir: mask === null && hours.some(({ pm10UgM3, pm25UgM3 }) => pm10UgM3 !== null || pm25UgM3 !== null),
    sunny: hours.some((hour, index) => outdoorHours[index]!.solarWm2 > 0 && !isOvercast(hour)),
    strongSun: hours.some(({ uvIndex }) => isSunStrong(uvIndex)),
    coldestC: Math.min(...temperatures),
    warmestC: Math.max(...temperatures),
    coldestFeelsLikeC: Math.min(...feelsLike),
    warmestFeelsLikeC: Math.max(...feelsLike),
    strongestWindMps,
  };
}

const OVERCAST_PCT = 90;

const isOvercast = ({ cloudCoverPct, sky }: WeatherHour): boolean =>
  cloudCoverPct === null ? sky === 'overcast' : cloudCoverPct >= OVERCAST_PCT;

/** Returns whether the air of an hour requires a mask. */
export const isAirBad = (hour: WeatherHour): boolean => getMask([hour]) !== null;

/** Returns KF80 if the air is graded 나쁨, KF94 if it is worse or contains yellow dust, else null. */
function getMask(hours: readonly WeatherHour[]): Demands['mask'] {
  const worst = Math.max(...hours.map(({ pm10UgM3, pm25UgM3 }) => rankAir(pm10UgM3, pm25UgM3)));
  if (worst >= VERY_POOR_RANK || hours.some(({ yellowDust }) => yellowDust)) return 'KF94';
  return worst >= POOR_RANK ? 'KF80' : null;
}
