import { HOUR_MS } from '@/lib/contract/durations';
import type { OutdoorHour } from '../comfort/aim';
import { getHourFeelsLikeC } from '../comfort/feels-like';
import type { Coordinates } from '../coordinates';
import { getSunAltitudeDeg } from '../weather/sun';
import type { PrecipitationKind, Sky, WeatherHour } from '../weather/weather';

/** Where a source is silent: about the yearly means of the Korean lowlands. */
export const ASSUMED_WIND_MPS = 2;
export const ASSUMED_HUMIDITY_PCT = 60;
const ASSUMED_CLOUD = 0.5;
const CLOUD_OF_SKY: Record<Sky, number> = { clear: 0.2, 'mostly-cloudy': 0.7, overcast: 1 };

const RAINY: readonly (PrecipitationKind | null)[] = ['rain', 'shower', 'sleet', 'drizzle', 'drizzle-and-flurries'];

/** Rain of any strength that reaches the ground; a reported rain of 0 mm does not. */
export const isRaining = ({ precipitation: { kind, amountMm } }: WeatherHour): boolean =>
  RAINY.includes(kind) && amountMm !== 0;

export const isSnowing = ({ precipitation: { kind } }: WeatherHour): boolean => kind === 'snow' || kind === 'sleet';

/** An hour of weather as the body meets it. What is not known is assumed: wind 2 m/s, humidity 60 %, half a sky of cloud. */
export function toOutdoorHour(hour: WeatherHour, point: Coordinates): OutdoorHour {
  return {
    temperatureC: hour.temperatureC,
    feelsLikeC: getHourFeelsLikeC(hour),
    humidityPct: hour.humidityPct ?? ASSUMED_HUMIDITY_PCT,
    windSpeedMps: hour.windSpeedMps ?? ASSUMED_WIND_MPS,
    solarWm2: hour.solarWm2 ?? estimatedSolarWm2(hour, point),
    raining: isRaining(hour),
  };
}

/**
 * Global radiation from the sun's altitude and the cloud, W/m²: Kasten and Czeplak (1980), Solar Energy 24, 177-189.
 * Taken at the middle of the hour.
 */
function estimatedSolarWm2(hour: WeatherHour, point: Coordinates): number {
  const altitude = (getSunAltitudeDeg(hour.epochMs + HOUR_MS / 2, point) * Math.PI) / 180;
  const clearSky = Math.max(0, 910 * Math.sin(altitude) - 30);
  return clearSky * (1 - 0.75 * cloudOf(hour) ** 3.4);
}

function cloudOf(hour: WeatherHour): number {
  if (hour.cloudCoverPct !== null) return Math.min(1, Math.max(0, hour.cloudCoverPct / 100));
  if (hour.sky !== null) return CLOUD_OF_SKY[hour.sky];
  return isRaining(hour) || isSnowing(hour) ? 1 : ASSUMED_CLOUD;
}
