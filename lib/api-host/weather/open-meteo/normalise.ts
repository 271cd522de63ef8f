import { kstDate, startOfHourMs } from '@/lib/domain/kst';
import type { WeatherDay, WeatherHour } from '@/lib/domain/weather/weather';
import { summariseHalves } from '../summarise-day';
import { ProviderError } from '../provider-error';
import type { OpenMeteoAir, OpenMeteoForecast } from './open-meteo-schema';
import { toCondition } from './wmo-condition';

const MPS_PER_UNIT: Record<string, number> = { 'm/s': 1, 'km/h': 1 / 3.6, 'mp/h': 0.44704, kn: 0.514444 };

function toMetresPerSecond(speed: number | null, unit = 'km/h'): number | null {
  const factor = MPS_PER_UNIT[unit];
  if (factor === undefined) throw new ProviderError('malformed', `Open-Meteo: unknown unit of wind ${unit}`);
  return speed === null ? null : Math.round(speed * factor * 100) / 100;
}

const parseLocalTime = (localTime: string, utcOffsetSeconds: number) =>
  Date.parse(`${localTime}Z`) - utcOffsetSeconds * 1_000;

/** Groups the hours of the air quality model by their time. */
function groupAirByTime(air: OpenMeteoAir | null): Map<number, Pick<WeatherHour, 'pm10UgM3' | 'pm25UgM3'>> {
  const rows = air?.hourly.time.map((time, i) => {
    const row = { pm10UgM3: air.hourly.pm10[i] ?? null, pm25UgM3: air.hourly.pm2_5[i] ?? null };
    return [parseLocalTime(time, air.utc_offset_seconds), row] as const;
  });
  return new Map(rows);
}

const NO_AIR = { pm10UgM3: null, pm25UgM3: null };

/** Converts every hour that has a temperature. Amounts cover the hour up to the given time, as in KMA's forecasts. */
export function toHours({ hourly, hourly_units, utc_offset_seconds }: OpenMeteoForecast, air: OpenMeteoAir | null) {
  const airAt = groupAirByTime(air);
  return hourly.time.flatMap((time, i): WeatherHour[] => {
    const temperatureC = hourly.temperature_2m[i] ?? null;
    if (temperatureC === null) return [];
    const epochMs = parseLocalTime(time, utc_offset_seconds);
    const condition = toCondition({
      wmoCode: hourly.weather_code[i] ?? null,
      cloudCoverPct: hourly.cloud_cover[i] ?? null,
      amountMm: hourly.precipitation[i] ?? null,
      snowCm: hourly.snowfall[i] ?? null,
      probabilityPct: hourly.precipitation_probability[i] ?? null,
    });
    return [
      {
        ...condition,
        epochMs,
        temperatureC,
        humidityPct: hourly.relative_humidity_2m[i] ?? null,
        windSpeedMps: toMetresPerSecond(hourly.wind_speed_10m[i] ?? null, hourly_units.wind_speed_10m),
        solarWm2: hourly.shortwave_radiation[i] ?? null,
        uvIndex: hourly.uv_index[i] ?? null,
        yellowDust: null,
        ...(airAt.get(epochMs) ?? NO_AIR),
      },
    ];
  });
}

/** Converts the days from today on. */
export function toDays({ daily }: OpenMeteoForecast, nowMs: number): WeatherDay[] {
  if (!daily) return [];
  const days = daily.time.map((date, i) => ({
    date,
    minC: daily.temperature_2m_min[i] ?? null,
    maxC: daily.temperature_2m_max[i] ?? null,
    ...toCondition({
      wmoCode: daily.weather_code[i] ?? null,
      cloudCoverPct: null,
      amountMm: daily.precipitation_sum[i] ?? null,
      snowCm: daily.snowfall_sum[i] ?? null,
      probabilityPct: daily.precipitation_probability_max[i] ?? null,
    }),
  }));
  return days.filter(({ date }) => date >= kstDate(nowMs));
}

/** Adds the halves of the days whose hours are not stored (`selectHoursAround`). */
export const addHalves = (days: WeatherDay[], hours: WeatherHour[]): WeatherDay[] =>
  days.map((day) => {
    const halves = summariseHalves(
      day.date,
      hours.filter(({ epochMs }) => kstDate(epochMs) === day.date),
    );
    return { ...day, ...(halves && { halves }) };
  });

/** Creates an hour about which the forecast contains nothing. */
const createUnknownHour = (epochMs: number): Omit<WeatherHour, 'temperatureC'> => ({
  ...toCondition({ wmoCode: null, cloudCoverPct: null, amountMm: null, snowCm: null, probabilityPct: null }),
  epochMs,
  humidityPct: null,
  windSpeedMps: null,
  solarWm2: null,
  uvIndex: null,
  yellowDust: null,
  ...NO_AIR,
});

/**
 * Returns the current conditions: the current values merged into the row of their hour, or alone if there is no row.
 * The current precipitation covers a quarter of an hour, so it is ignored.
 */
export function toNow(forecast: OpenMeteoForecast, hours: WeatherHour[], nowMs: number): WeatherHour | undefined {
  const { current, current_units, utc_offset_seconds } = forecast;
  const thisHour = startOfHourMs(nowMs);
  const row = hours.find(({ epochMs }) => epochMs === thisHour);
  if (!current) return row;
  const epochMs = parseLocalTime(current.time, utc_offset_seconds);
  if (startOfHourMs(epochMs) !== thisHour) return row;
  const hour = row ?? createUnknownHour(thisHour);
  const condition = toCondition({
    ...hour.precipitation,
    wmoCode: current.weather_code ?? hour.wmoCode,
    cloudCoverPct: current.cloud_cover ?? hour.cloudCoverPct,
  });
  return {
    ...hour,
    ...condition,
    epochMs,
    temperatureC: current.temperature_2m,
    humidityPct: current.relative_humidity_2m ?? hour.humidityPct,
    windSpeedMps: toMetresPerSecond(current.wind_speed_10m, current_units.wind_speed_10m) ?? hour.windSpeedMps,
  };
}
