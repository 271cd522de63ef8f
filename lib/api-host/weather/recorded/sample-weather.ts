import type { Coordinates } from '@/lib/domain/coordinates';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { startOfHourMs } from '@/lib/domain/kst';
import type { Weather, WeatherHour } from '@/lib/domain/weather/weather';
import { estimateRainChance } from './estimate-rain-chance';
import { estimateUvIndex } from './estimate-uv';
import { isWetHour } from './recorded-precipitation';
import { getRecordedWeather } from './recorded-weather';
import { getObservedHour } from './recorded-year';
import { getTypicalAir } from './typical-air';

/** The station that recorded the weather. */
const STATION: Coordinates = { lat: 37.5714, lon: 126.9658 };
const NIGHT_WM2 = 0;

/** Returns a value of the hour, or of the same hour of the nearest earlier day that has one. */
function getLastKnown(index: number, valueOf: (index: number) => number | null): number {
  let at = index;
  while (valueOf(at) === null) at -= 24;
  return valueOf(at)!;
}

/** Completes an observed hour: the station measured neither UV nor dust, forecast nothing and missed some readings. */
function completeHour(hour: WeatherHour, index: number): WeatherHour {
  const uvIndex = estimateUvIndex(hour.epochMs, STATION, hour.cloudCoverPct ?? 0);
  return {
    ...hour,
    ...getTypicalAir(getObservedHour(index), isWetHour(index)),
    uvIndex,
    windSpeedMps: getLastKnown(index, (at) => getObservedHour(at).windSpeedMps),
    solarWm2: hour.solarWm2 ?? NIGHT_WM2,
    lightning: false,
    precipitation: { ...hour.precipitation, probabilityPct: estimateRainChance(index) },
  };
}

/** The sample weather of the last requested hour. It differs between cells and instants only in `cell` and `fetchedAtMs`. */
let last: { hourMs: number; weather: Weather } | undefined;

/**
 * Returns sample weather for an installation without real weather: the recorded weather of Seoul with every field filled.
 * The recorded year has no thunderstorm. `source.recorded` names place and date, which screens must show.
 */
export function getSampleWeather(cell: GridCell, nowMs: number): Weather {
  const hourMs = startOfHourMs(nowMs);
  if (last?.hourMs !== hourMs) last = { hourMs, weather: getRecordedWeather(cell, nowMs, completeHour) };
  const { weather } = last;
  return { ...weather, cell, source: { ...weather.source, fetchedAtMs: nowMs, airQuality: 'modelled' } };
}
