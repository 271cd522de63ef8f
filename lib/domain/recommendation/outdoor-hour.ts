import { HOUR_MS } from '@/lib/contract/durations';
import type { OutdoorHour } from '../comfort/aim';
import { getHourFeelsLikeC } from '../comfort/feels-like';
import type { Coordinates } from '../coordinates';
import { getSunAltitudeDeg } from '../weather/sun';
import type { PrecipitationKind, Sky, WeatherHour } from '../weather/weather';

/** Values for unknown wind and humidity: about the annual means of the Korean lowlands. */
export const ASSUMED_WIND_MPS = 2;
export const ASSUMED_HUMIDITY_PCT = 60;
const ASSUMED_CLOUD = 0.5;
const CLOUD_OF_SKY: Record<Sky, number> = { clear: 0.2, 'mostly-cloudy': 0.7, overcast: 1 };

const RAINY: readonly (PrecipitationKind | null)[] = ['rain', 'shower', 'sleet', 'drizzle', 'drizzle-and-flurries'];

/** Returns whether it rains, at any strength. A reported amount of 0 mm is no rain. */
export const isRaining = ({ precipitation: { kind, amountMm } }: WeatherHour): boolean =>
  RAINY.includes(kind) && amountMm !== 0;

export const isSnowing = ({ precipitation: { kind } }: WeatherHour): boolean => kind === 'snow' || kind === 'sleet';

const SNOWY: readonly (PrecipitationKind | null)[] = ['snow', 'sleet', 'flurries', 'drizzle-and-flurries'];

/** Returns whether any snow falls, including flurries that do not affect clothes. */
export const isAnySnow = ({ precipitation }: WeatherHour): boolean => SNOWY.includes(precipitation.kind);

/** Converts an hour of weather. Assumes 2 m/s of wind, 60 % humidity and 50 % cloud if they are unknown. */
export function toOutdoorHour(hour: WeatherHour, point: Coordinates): OutdoorHour {
  return {
    temperatureC: hour.temperatureC,
    feelsLikeC: getHourFeelsLikeC(hour),
    humidityPct: hour.humidityPct ?? ASSUMED_HUMIDITY_PCT,
    windSpeedMps: hour.windSpeedMps ?? ASSUMED_WIND_MPS,
    solarWm2: hour.solarWm2 ?? estimateSolarWm2(hour, point),
    raining: isRaining(hour),
  };
}

/**
 * Estimates the global radiation at the middle of the hour from the altitude of the sun and the cloud cover, W/m².
 * Source: Kasten and Czeplak (1980), Solar Energy 24, 177-189.
 */
function estimateSolarWm2(hour: WeatherHour, point: Coordinates): number {
  const altitude = (getSunAltitudeDeg(hour.epochMs + HOUR_MS / 2, point) * Math.PI) / 180;
  const clearSky = Math.max(0, 910 * Math.sin(altitude) - 30);
  return clearSky * (1 - 0.75 * getCloudShare(hour) ** 3.4);
}

function getCloudShare(hour: WeatherHour): number {
  if (hour.cloudCoverPct !== null) return Math.min(1, Math.max(0, hour.cloudCoverPct / 100));
  if (hour.sky !== null) return CLOUD_OF_SKY[hour.sky];
  return isRaining(hour) || isSnowing(hour) ? 1 : ASSUMED_CLOUD;
}
