import { isInRange } from '@/lib/domain/comfort/comfort-error';
import type { Precipitation, Weather, WeatherHour } from '@/lib/domain/weather/weather';
import { ifPossible, notNegative, percent } from './possible-values';
import { ProviderError } from './provider-error';

const possiblePrecipitation = (precipitation: Precipitation): Precipitation => ({
  ...precipitation,
  amountMm: notNegative(precipitation.amountMm),
  snowCm: notNegative(precipitation.snowCm),
  probabilityPct: percent(precipitation.probabilityPct),
});

/** None without a temperature that can be. */
function possibleHours(hours: WeatherHour[]): WeatherHour[] {
  return hours
    .filter(({ temperatureC }) => isInRange('temperatureC', temperatureC))
    .map((hour) => ({
      ...hour,
      humidityPct: ifPossible('humidityPct', hour.humidityPct),
      windSpeedMps: ifPossible('windSpeedMps', hour.windSpeedMps),
      solarWm2: ifPossible('solarWm2', hour.solarWm2),
      uvIndex: notNegative(hour.uvIndex),
      pm10UgM3: notNegative(hour.pm10UgM3),
      pm25UgM3: notNegative(hour.pm25UgM3),
      cloudCoverPct: percent(hour.cloudCoverPct),
      visibilityM: notNegative(hour.visibilityM),
      precipitation: possiblePrecipitation(hour.precipitation),
    }));
}

/**
 * A provider's answer without what cannot be: such a value counts as missing, and an hour without a possible
 * temperature as not said. The present falls back on the hour that it lies in, or the last one before. Throws
 * `ProviderError` where nothing is left of the present.
 */
export function possibleWeather(weather: Weather): Weather {
  const hours = possibleHours(weather.hours);
  const now = possibleHours([weather.now])[0] ?? hours.findLast(({ epochMs }) => epochMs <= weather.now.epochMs);
  if (!now) throw new ProviderError('malformed', `${weather.source.provider}: no possible temperature`);
  const days = weather.days.map((day) => ({
    ...day,
    minC: ifPossible('temperatureC', day.minC),
    maxC: ifPossible('temperatureC', day.maxC),
    cloudCoverPct: percent(day.cloudCoverPct),
    visibilityM: notNegative(day.visibilityM),
    precipitation: possiblePrecipitation(day.precipitation),
  }));
  return { ...weather, now, hours, days };
}
