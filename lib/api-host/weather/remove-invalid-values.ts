import { isInRange } from '@/lib/domain/comfort/comfort-error';
import type { DayHalf, Precipitation, Weather, WeatherHour } from '@/lib/domain/weather/weather';
import { validOrNull, type LimitedQuantity } from './valid-values';
import { ProviderError } from './provider-error';

const validatePrecipitation = (
  precipitation: Precipitation,
  limits: { rain: LimitedQuantity; snow: LimitedQuantity },
): Precipitation => ({
  ...precipitation,
  amountMm: validOrNull(limits.rain, precipitation.amountMm),
  snowCm: validOrNull(limits.snow, precipitation.snowCm),
  probabilityPct: validOrNull('percent', precipitation.probabilityPct),
});
const OF_AN_HOUR = { rain: 'hourlyAmount', snow: 'hourlyAmount' } as const;
const OF_A_DAY = { rain: 'dailyRainMm', snow: 'dailySnowCm' } as const;

/** Replaces impossible values by null, and drops hours without a possible temperature. */
function validateHours(hours: WeatherHour[]): WeatherHour[] {
  return hours
    .filter(({ temperatureC }) => isInRange('temperatureC', temperatureC))
    .map((hour) => ({
      ...hour,
      humidityPct: validOrNull('humidityPct', hour.humidityPct),
      windSpeedMps: validOrNull('windSpeedMps', hour.windSpeedMps),
      solarWm2: validOrNull('solarWm2', hour.solarWm2),
      uvIndex: validOrNull('uvIndex', hour.uvIndex),
      pm10UgM3: validOrNull('pm10UgM3', hour.pm10UgM3),
      pm25UgM3: validOrNull('pm25UgM3', hour.pm25UgM3),
      cloudCoverPct: validOrNull('percent', hour.cloudCoverPct),
      visibilityM: validOrNull('visibilityM', hour.visibilityM),
      precipitation: validatePrecipitation(hour.precipitation, OF_AN_HOUR),
    }));
}

const validateHalf = ({ humidityPct = null, windSpeedMps = null, ...half }: DayHalf): DayHalf => ({
  ...half,
  cloudCoverPct: validOrNull('percent', half.cloudCoverPct),
  precipitation: validatePrecipitation(half.precipitation, OF_A_DAY),
  humidityPct: validOrNull('humidityPct', humidityPct),
  windSpeedMps: validOrNull('windSpeedMps', windSpeedMps),
});

/**
 * Returns the weather without impossible values, which count as missing. If the current conditions lack a temperature,
 * the hour that contains them or the last one before replaces them. Throws `ProviderError` if there is none.
 */
export function removeInvalidValues(weather: Weather): Weather {
  const hours = validateHours(weather.hours);
  const now = validateHours([weather.now])[0] ?? hours.findLast(({ epochMs }) => epochMs <= weather.now.epochMs);
  if (!now) throw new ProviderError('malformed', `${weather.source.provider}: no possible temperature`);
  const days = weather.days.map((day) => ({
    ...day,
    minC: validOrNull('temperatureC', day.minC),
    maxC: validOrNull('temperatureC', day.maxC),
    cloudCoverPct: validOrNull('percent', day.cloudCoverPct),
    visibilityM: validOrNull('visibilityM', day.visibilityM),
    precipitation: validatePrecipitation(day.precipitation, OF_A_DAY),
    ...(day.halves && { halves: [validateHalf(day.halves[0]), validateHalf(day.halves[1])] as const }),
  }));
  return { ...weather, now, hours, days };
}
