import type { ForecastBias } from './forecast-bias';
import type { RecordedPlace } from '@/lib/contract/recorded-place';
import type { WeatherProviderName } from '@/lib/contract/weather-provider-name';
import type { GridCell } from '../dfs-grid';
import type { KstDate } from '../kst';

/** Kind of precipitation. KMA's PTY codes: 0 none, 1 rain, 2 sleet, 3 snow, 4 shower, 5-7 the light kinds. */
export type PrecipitationKind =
  | 'none'
  | 'rain'
  | 'sleet'
  | 'snow'
  | 'shower'
  | 'drizzle'
  | 'drizzle-and-flurries'
  | 'flurries';

/** KMA's SKY codes: 1 clear, 3 mostly cloudy, 4 overcast. */
export type Sky = 'clear' | 'mostly-cloudy' | 'overcast';

export interface Precipitation {
  /** Null if unknown, which is not 'none'. */
  kind: PrecipitationKind | null;
  /** Water of the hour (or the day), mm. */
  amountMm: number | null;
  /** New snow of the hour (or the day), cm. */
  snowCm: number | null;
  probabilityPct: number | null;
}

/** Everything that determines an icon, except the time of day. */
export interface Condition {
  sky: Sky | null;
  cloudCoverPct: number | null;
  precipitation: Precipitation;
  lightning: boolean | null;
  visibilityM: number | null;
  /** WMO weather interpretation code (table 4677, as used by Open-Meteo), if the provider uses it. */
  wmoCode: number | null;
}

/** One hour, observed or forecast. Values that the provider does not return are null, and estimated only if composed. */
export interface WeatherHour extends Condition {
  /** Start of the hour, epoch ms. */
  epochMs: number;
  temperatureC: number;
  humidityPct: number | null;
  /** Wind at 10 m, m/s. */
  windSpeedMps: number | null;
  /** Global radiation on a level surface, W/m². */
  solarWm2: number | null;
  uvIndex: number | null;
  pm10UgM3: number | null;
  pm25UgM3: number | null;
  /** Yellow dust (황사) reported. */
  yellowDust: boolean | null;
  /** Composed from the forecast of the day (`completeDay`), which has no hours. Never stored. */
  isComposed?: true;
}

/** Conditions of half a day: morning until noon, or afternoon and evening. */
export interface DayHalf extends Pick<Condition, 'sky' | 'cloudCoverPct' | 'precipitation'> {
  /** Means. Missing if the provider does not forecast them that far ahead. */
  humidityPct?: number | null;
  windSpeedMps?: number | null;
}

/** One KST day of the ten-day forecast. */
export interface WeatherDay extends Condition {
  date: KstDate;
  minC: number | null;
  maxC: number | null;
  /** Morning and afternoon, if the provider distinguishes them. Missing in weather that an older version stored. */
  halves?: readonly [morning: DayHalf, afternoon: DayHalf];
}

export interface WeatherSource {
  provider: WeatherProviderName;
  /** Time at which the provider issued the forecast, epoch ms; null if unknown. */
  issuedAtMs: number | null;
  /** Time at which the host received it, epoch ms. */
  fetchedAtMs: number;
  /** Air quality is measured at a station, modelled, or unknown. */
  airQuality: 'measured' | 'modelled' | null;
  /** Place and date of the observation; recorded weather only. */
  recorded: { place: RecordedPlace; date: KstDate } | null;
  /** Recorded weather that is shown only until a provider has responded for the first time. */
  awaitsProvider?: true;
  /** Forecast temperatures were corrected by how earlier forecasts of the cell went. */
  corrected?: true;
  /** The season's usual values of recorded weather, because the real weather is unknown. */
  usual?: true;
}

/** Origin of a value. */
export interface Origin {
  /** `observed` was measured, `modelled` was computed for the present by a model. */
  kind: 'observed' | 'forecast' | 'modelled';
  /** Time of the measurement, or of the forecast's issue, epoch ms; null if the provider does not report it. */
  atMs: number | null;
  /** Names of the stations that measured it, separated by commas; null if it was not measured at one. */
  station: string | null;
}

/** Origins of the values of `now`, of the hours and of the days; null if a value is unknown. */
export interface Provenance {
  temperature: Origin | null;
  humidity: Origin | null;
  wind: Origin | null;
  sky: Origin | null;
  precipitation: Origin | null;
  air: Origin | null;
  uv: Origin | null;
  /** Forecast of the next hours, up to and including `untilMs`. Null if it has no issue of its own. */
  nextHours: (Origin & { untilMs: number }) | null;
  /** All other hours ahead. */
  hours: Origin | null;
  /** Lowest and highest temperature of today. */
  extremes: Origin | null;
  /** Days that the hours do not cover. */
  farDays: Origin | null;
}

/** Official warnings (기상특보) that are active in a cell. */
export interface WeatherWarnings {
  /** When the bulletin was issued and when the host received it, epoch ms. */
  announcedAtMs: number;
  receivedAtMs: number;
  /** The warning (폭염주의보) and its area in the text of the bulletin: a sido, a sigungu, or a part of either. */
  items: { name: string; area: string }[];
  /** True if the newest bulletin could not be read. Then the items come from an earlier one, if any is valid. */
  isUnreadable?: true;
}

/** Everything that the screens and outfits of one cell are made from. */
export interface Weather {
  /** Bias by which outfits correct the forecast temperatures, which stay the provider's. */
  outfitBias?: ForecastBias;
  cell: GridCell;
  source: WeatherSource;
  /** Missing for recorded weather, whose source names place and date, and in weather that an older version stored. */
  provenance?: Provenance;
  /** The newest known conditions, at `epochMs`. */
  now: WeatherHour;
  /**
   * Hours in ascending order without duplicates: from yesterday morning, as far as known, to at least two
   * and at most five days ahead.
   */
  hours: WeatherHour[];
  /** Days in ascending order from today; ten if the provider reaches that far. */
  days: WeatherDay[];
  /** Null if the provider does not report warnings. */
  warnings: WeatherWarnings | null;
  /** True if a part without a valid value is still being fetched. */
  isPartial?: true;
}
