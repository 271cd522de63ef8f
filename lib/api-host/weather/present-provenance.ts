import { DEFAULT_LANGUAGE, type Language } from '@/lib/contract/language';
import type { OriginInfo, ProvenanceInfo } from '@/lib/contract/weather';
import { getCurrentHour, isObservationCurrent } from '@/lib/domain/weather/current';
import type { Origin, Weather } from '@/lib/domain/weather/weather';
import { getAreaName } from '../region/english-names';

const formatInstant = (epochMs: number): string => new Date(epochMs).toISOString();

/** Translates the names of stations. Leaves out those without a name in the language. */
function translateStations(stations: string, language: Language): string | null {
  const names = stations.split(', ').flatMap((name) => getAreaName(name, language) ?? []);
  return names.length > 0 ? names.join(', ') : null;
}

const presentOriginIn =
  (language: Language) =>
  ({ kind, atMs, station }: Origin): OriginInfo => ({
    kind,
    at: atMs === null ? null : formatInstant(atMs),
    station: station && translateStations(station, language),
  });

/** Returns the origin of each displayed field; undefined if none was recorded. `nowMs` selects the current hour. */
export function presentProvenance(
  weather: Weather,
  nowMs: number,
  language: Language = DEFAULT_LANGUAGE,
): ProvenanceInfo | undefined {
  const presentOrigin = presentOriginIn(language);
  const { provenance } = weather;
  if (!provenance) return undefined;
  const { nextHours, hours, extremes, farDays } = provenance;
  const current = getCurrentHour(weather, nowMs);
  const isObserved = isObservationCurrent(weather, nowMs);
  const forecast = nextHours && current.epochMs <= nextHours.untilMs ? nextHours : hours;
  /** Values that `now` lacks, or that are too old, come from the forecast of the current hour. */
  const present = (origin: Origin | null, value: unknown): OriginInfo | null => {
    const shown = (isObserved ? origin : null) ?? forecast;
    return value === null || !shown ? null : presentOrigin(shown);
  };
  const presentOrNull = (origin: Origin | null) => origin && presentOrigin(origin);
  return {
    temperature: present(provenance.temperature, current.temperatureC),
    humidity: present(provenance.humidity, current.humidityPct),
    wind: present(provenance.wind, current.windSpeedMps),
    sky: present(provenance.sky, current.sky ?? current.cloudCoverPct ?? current.wmoCode),
    precipitation: present(provenance.precipitation, current.precipitation.kind),
    // Neither is part of KMA's forecasts of hours, so they keep their own origin.
    air: current.pm10UgM3 === null && current.pm25UgM3 === null ? null : presentOrNull(provenance.air),
    uv: presentOrNull(provenance.uv),
    nextHours: nextHours && { ...presentOrigin(nextHours), until: formatInstant(nextHours.untilMs) },
    hours: presentOrNull(hours),
    extremes: presentOrNull(extremes),
    farDays: presentOrNull(farDays),
  };
}
