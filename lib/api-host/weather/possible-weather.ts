import { isInRange, type ComfortQuantity } from '@/lib/domain/comfort/comfort-error';
import type { Precipitation, Weather, WeatherHour } from '@/lib/domain/weather/weather';
import { ProviderError } from './provider-error';

type Value = number | null;

const ifPossible = (quantity: ComfortQuantity, value: Value): Value =>
  value !== null && isInRange(quantity, value) ? value : null;

const notNegative = (value: Value): Value => (value !== null && value >= 0 ? value : null);

const possiblePrecipitation = (precipitation: Precipitation): Precipitation => ({
  ...precipitation,
  amountMm: notNegative(precipitation.amountMm),
  snowCm: notNegative(precipitation.snowCm),
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
    precipitation: possiblePrecipitation(day.precipitation),
  }));
  return { ...weather, now, hours, days };
}
