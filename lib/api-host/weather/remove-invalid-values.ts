import { isInRange } from '@/lib/domain/comfort/comfort-error';
import type { Precipitation, Weather, WeatherHour } from '@/lib/domain/weather/weather';
import { validOrNull, nonNegativeOrNull, percentOrNull } from './valid-values';
import { ProviderError } from './provider-error';

const validatePrecipitation = (precipitation: Precipitation): Precipitation => ({
  ...precipitation,
  amountMm: nonNegativeOrNull(precipitation.amountMm),
  snowCm: nonNegativeOrNull(precipitation.snowCm),
  probabilityPct: percentOrNull(precipitation.probabilityPct),
});

/** Replaces impossible values by null, and drops hours without a possible temperature. */
function validateHours(hours: WeatherHour[]): WeatherHour[] {
  return hours
    .filter(({ temperatureC }) => isInRange('temperatureC', temperatureC))
    .map((hour) => ({
      ...hour,
      humidityPct: validOrNull('humidityPct', hour.humidityPct),
      windSpeedMps: validOrNull('windSpeedMps', hour.windSpeedMps),
      solarWm2: validOrNull('solarWm2', hour.solarWm2),
      uvIndex: nonNegativeOrNull(hour.uvIndex),
      pm10UgM3: nonNegativeOrNull(hour.pm10UgM3),
      pm25UgM3: nonNegativeOrNull(hour.pm25UgM3),
      cloudCoverPct: percentOrNull(hour.cloudCoverPct),
      visibilityM: nonNegativeOrNull(hour.visibilityM),
      precipitation: validatePrecipitation(hour.precipitation),
    }));
}

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
    cloudCoverPct: percentOrNull(day.cloudCoverPct),
    visibilityM: nonNegativeOrNull(day.visibilityM),
    precipitation: validatePrecipitation(day.precipitation),
  }));
  return { ...weather, now, hours, days };
}
