import { z } from 'zod';
import { defineCall } from './call';
import { pointQuery } from './coordinates';
import { language } from './language-field';
import { WEATHER_CACHE } from './weather-freshness';
import { WEATHER_PROVIDER_NAMES } from './weather-provider-name';

/** Whole °C. */
const degrees = z.int();
const isoInstant = z.iso.datetime({ offset: true });

export const skyTheme = z.enum(['sunny', 'cloudy', 'rainy']);
export type SkyTheme = z.infer<typeof skyTheme>;

/** Source and age of weather. Every weather screen shows them. */
export const weatherSource = z.object({
  provider: z.enum(WEATHER_PROVIDER_NAMES),
  /** Displayed name: 기상청, Open-Meteo or 예시 날씨. */
  label: z.string(),
  attribution: z.string(),
  issuedAt: isoInstant.nullable(),
  fetchedAt: isoInstant,
  /** True if the weather is stale because it could not be renewed. */
  stale: z.boolean(),
  /** True if newer weather is being fetched. The client should request it again shortly. */
  pending: z.boolean(),
  /** Place and date of recorded weather; null for live weather. */
  recorded: z.object({ place: z.string(), date: z.iso.date() }).nullable(),
  /**
   * True if the real weather is unknown: temperatures are the season's usual ones of the recorded place, and everything else
   * is unknown. Missing otherwise.
   */
  usual: z.literal(true).optional(),
  /** True if recorded weather is shown only until a provider has responded for the first time. Missing otherwise. */
  awaitsProvider: z.literal(true).optional(),
  airQuality: z.enum(['measured', 'modelled']).nullable(),
});
export type WeatherSourceInfo = z.infer<typeof weatherSource>;

/** Origin of a value. */
const origin = z.object({
  /** `observed` was measured, `modelled` was computed for the present by a model. */
  kind: z.enum(['observed', 'forecast', 'modelled']),
  /** Time of the measurement, or of the forecast's issue; null if the provider does not report it. */
  at: isoInstant.nullable(),
  /** Name of the station, or of two, separated by a comma; null if it was not measured at one. */
  station: z.string().nullable(),
});
export type OriginInfo = z.infer<typeof origin>;

/** Origin of each field as displayed; null if the field is unknown. */
const provenance = z.object({
  temperature: origin.nullable(),
  humidity: origin.nullable(),
  wind: origin.nullable(),
  sky: origin.nullable(),
  precipitation: origin.nullable(),
  air: origin.nullable(),
  uv: origin.nullable(),
  /** Forecast of the next hours, up to and including `until`; null if it has no issue of its own. */
  nextHours: origin.extend({ until: isoInstant }).nullable(),
  /** All other hours ahead. */
  hours: origin.nullable(),
  /** Lowest and highest temperature of today. */
  extremes: origin.nullable(),
  /** Days that the hours do not cover. */
  farDays: origin.nullable(),
});
export type ProvenanceInfo = z.infer<typeof provenance>;

const hourlyForecast = z.object({
  /** KST date and hour; `time` is HHmm. */
  date: z.iso.date(),
  time: z.string().regex(/^([01]\d|2[0-3])00$/),
  temperature: degrees,
  feelsLike: degrees,
  iconNumber: z.int().min(1).max(20),
  iconMessage: z.string(),
  /** KMA's precipitation type code, 0-7; null if unknown. */
  pty: z.int().min(0).max(7).nullable(),
  precipitationMm: z.number().min(0).nullable(),
  snowCm: z.number().min(0).nullable(),
  rainProbability: z.int().min(0).max(100).nullable(),
});
export type HourlyForecast = z.infer<typeof hourlyForecast>;

const dailyForecast = z.object({
  forecastDate: z.iso.date(),
  rainProbability: z.int().min(0).max(100).nullable(),
  minTemperature: degrees.nullable(),
  maxTemperature: degrees.nullable(),
  /** null if the provider has no sky condition for the day. */
  iconNumber: z.int().min(1).max(20).nullable(),
  iconMessage: z.string().nullable(),
  /** Headline of the day. Missing without real weather, and in responses of older versions. */
  weatherMessage: z.string().optional(),
  /** Difference of the highest temperature from that of the day before in °C; null if one is unknown. */
  differenceFromDayBefore: degrees.nullish(),
  /** How sure the forecast is, in one phrase. Missing if unknown, and in responses of older versions. */
  certaintyMessage: z.string().optional(),
  /** True if the forecast has no hours for the day, so that its advice is rougher. Missing otherwise. */
  rough: z.literal(true).optional(),
});
export type DailyForecast = z.infer<typeof dailyForecast>;

/** Official warnings (기상특보) in force at the place, with the area as the bulletin words it. */
const weatherWarnings = z.object({
  announcedAt: isoInstant,
  items: z.array(z.object({ name: z.string(), area: z.string() })),
  /** True if the newest bulletin could not be read: there may be other warnings than these. Missing otherwise. */
  unreadable: z.literal(true).optional(),
});
export type WeatherWarningsInfo = z.infer<typeof weatherWarnings>;

export const positionWeather = z.object({
  source: weatherSource,
  /** Missing for recorded and usual weather, and in responses of older versions. */
  provenance: provenance.optional(),
  /** null if the source does not provide warnings. Missing in responses cached by older clients. */
  warnings: weatherWarnings.nullable().default(null),
  temperature: degrees,
  feelsLike: degrees,
  /** Difference in °C from the same hour of yesterday; null if unknown. */
  differenceFromYesterday: degrees.nullable(),
  minTemperature: degrees.nullable(),
  maxTemperature: degrees.nullable(),
  /** null if the forecast does not reach tomorrow. Missing in responses of older versions. */
  tomorrow: dailyForecast
    .omit({ forecastDate: true, differenceFromDayBefore: true, certaintyMessage: true, rough: true })
    .extend({
      /** Difference of the two days' highest temperatures in °C; null if one is unknown. */
      differenceFromToday: degrees.nullish(),
    })
    .nullish(),
  iconNumber: z.int().min(1).max(20),
  iconMessage: z.string(),
  /** Headline of today. */
  weatherMessage: z.string(),
  theme: skyTheme,
  night: z.boolean(),
  /** Maximum of the day. */
  uvIndex: z.object({ value: z.int().min(0).nullable(), grade: z.string().nullable() }),
  airQuality: z.object({
    grade: z.string().nullable(),
    pm10: z.number().min(0).nullable(),
    pm25: z.number().min(0).nullable(),
  }),
  /** Expected on the whole KST day, as far as it is known. */
  precipitation: z.object({
    kind: z.enum(['none', 'rain', 'snow', 'mixed']).nullable(),
    amountMm: z.number().min(0).nullable(),
    snowCm: z.number().min(0).nullable(),
  }),
  /** From the current hour on, past midnight; at least 24 hours if the source has them. */
  forecasts: z.array(hourlyForecast).min(1).max(72),
});
export type PositionWeather = z.infer<typeof positionWeather>;

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Further conditions, which only the weather screen shows. Home does not request this response. */
const weatherDetails = z.object({
  /** Of the current hour: relative humidity in %, wind at 10 m in m/s. */
  humidity: z.int().min(0).max(100).nullable(),
  windSpeed: z.number().min(0).nullable(),
  /** Times of today in KST. */
  sunrise: clock.nullable(),
  sunset: clock.nullable(),
  /** Grade of the mean PM10 and PM2.5 of the next days, as far as they are known. */
  air: z.array(z.object({ date: z.iso.date(), grade: z.string() })).max(3),
  /** New snow of the days from today on that expect any. */
  snow: z.array(z.object({ date: z.iso.date(), cm: z.number().positive() })).max(3),
});
export type WeatherDetails = z.infer<typeof weatherDetails>;

export const midTermWeather = z.object({
  source: weatherSource,
  /** As in the response of the position. */
  provenance: provenance.optional(),
  forecasts: z.array(dailyForecast).max(10),
  /** Missing without real weather, and in responses of older versions. */
  details: weatherDetails.optional(),
});
export type MidTermWeather = z.infer<typeof midTermWeather>;

export const getPositionWeather = defineCall({
  id: 'getPositionWeather',
  method: 'GET',
  path: '/api/v1/weather/position',
  summary: "Returns current and hourly weather of a point's forecast cell.",
  access: 'anyone',
  cache: WEATHER_CACHE,
  errors: ['OUTSIDE_SERVICE_AREA'],
  precision: 'grid-cell',
  query: pointQuery.extend({ language }),
  response: positionWeather,
});

export const getMidTermWeather = defineCall({
  id: 'getMidTermWeather',
  method: 'GET',
  path: '/api/v1/weather/mid-terms',
  summary: "Returns the ten-day forecast of a point's forecast cell.",
  access: 'anyone',
  cache: WEATHER_CACHE,
  errors: ['OUTSIDE_SERVICE_AREA'],
  precision: 'grid-cell',
  query: pointQuery.extend({ language }),
  response: midTermWeather,
});
