import { z } from 'zod';

/** Distant hours may be null. A variable that is not modelled for a place may be missing. */
const series = z.array(z.number().nullable()).default([]);
/** Local time without a zone; the offset is in `utc_offset_seconds`. */
const localTimes = z.array(z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/));
const localDates = z.array(z.string().regex(/^\d{4}-\d\d-\d\d$/));
const value = z
  .number()
  .nullish()
  .transform((input) => input ?? null);
const offset = z.number().int();

const hourlyForecast = z.object({
  time: localTimes,
  temperature_2m: series,
  relative_humidity_2m: series,
  precipitation: series,
  precipitation_probability: series,
  snowfall: series,
  weather_code: series,
  cloud_cover: series,
  wind_speed_10m: series,
  uv_index: series,
  shortwave_radiation: series,
});

const dailyForecast = z.object({
  time: localDates,
  weather_code: series,
  temperature_2m_max: series,
  temperature_2m_min: series,
  precipitation_sum: series,
  precipitation_probability_max: series,
  snowfall_sum: series,
});

const currentConditions = z.object({
  time: z.string(),
  temperature_2m: z.number(),
  relative_humidity_2m: value,
  weather_code: value,
  cloud_cover: value,
  wind_speed_10m: value,
});

/** Wind is in km/h by default, so the units of the response are read, not assumed. */
const units = z.object({ wind_speed_10m: z.string().optional() }).default({});

export const openMeteoForecast = z.object({
  utc_offset_seconds: offset,
  hourly_units: units,
  hourly: hourlyForecast,
  daily: dailyForecast.optional(),
  current_units: units,
  current: currentConditions.optional().catch(undefined),
});
export type OpenMeteoForecast = z.infer<typeof openMeteoForecast>;

export const openMeteoAir = z.object({
  utc_offset_seconds: offset,
  hourly: z.object({ time: localTimes, pm10: series, pm2_5: series }),
});
export type OpenMeteoAir = z.infer<typeof openMeteoAir>;
