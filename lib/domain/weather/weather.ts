import type { WeatherProviderName } from '@/lib/contract/weather-provider-name';
import type { GridCell } from '../dfs-grid';
import type { KstDate } from '../kst';

/** What falls. KMA's PTY codes in words: 0 none, 1 rain, 2 sleet, 3 snow, 4 shower, 5-7 the light kinds. */
export type PrecipitationKind =
  'none' | 'rain' | 'sleet' | 'snow' | 'shower' | 'drizzle' | 'drizzle-and-flurries' | 'flurries';

/** KMA's SKY codes in words: 1 clear, 3 mostly cloudy, 4 overcast. */
export type Sky = 'clear' | 'mostly-cloudy' | 'overcast';

export interface Precipitation {
  /** null: not known (which is not 'none'). */
  kind: PrecipitationKind | null;
  /** Water in the hour (or the day), mm. */
  amountMm: number | null;
  /** New snow in the hour (or the day), cm. */
  snowCm: number | null;
  probabilityPct: number | null;
}

/** What the sky does: all that an icon is chosen from, save the time of day. */
export interface Condition {
  sky: Sky | null;
  cloudCoverPct: number | null;
  precipitation: Precipitation;
  lightning: boolean | null;
  visibilityM: number | null;
  /** WMO weather interpretation code (code table 4677 as Open-Meteo uses it), where that is the source. */
  wmoCode: number | null;
}

/** One hour, observed or forecast. Whatever a source does not say is null; numbers are never invented. */
export interface WeatherHour extends Condition {
  /** The start of the hour, epoch milliseconds. */
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
}

/** One KST day of the ten-day forecast. */
export interface WeatherDay extends Condition {
  date: KstDate;
  minC: number | null;
  maxC: number | null;
}

export interface WeatherSource {
  provider: WeatherProviderName;
  /** When the provider issued the forecast, epoch ms; null where it does not say. */
  issuedAtMs: number | null;
  /** When we received it, epoch ms. */
  fetchedAtMs: number;
  /** Air quality is measured at a station, modelled, or not known. */
  airQuality: 'measured' | 'modelled' | null;
  /** Recorded weather only: where and on which date it was observed. */
  recorded: { place: string; date: KstDate } | null;
}

/** Official warnings (기상특보) that hold where a cell lies. */
export interface WeatherWarnings {
  /** When the bulletin that says so was issued, and when we received it, epoch ms. */
  announcedAtMs: number;
  receivedAtMs: number;
  /** What holds (폭염주의보), and where in the bulletin's own words: the sido, the sigungu, or a part of either. */
  items: { name: string; area: string }[];
}

/** Everything that one grid cell's screens and outfits are made from. */
export interface Weather {
  cell: GridCell;
  source: WeatherSource;
  /** The newest known conditions; `epochMs` says of when. */
  now: WeatherHour;
  /** Hour by hour, ascending, without repetition: from the past hours that are known (up to yesterday's morning) to two days ahead or more. */
  hours: WeatherHour[];
  /** Ascending from today; ten where the source reaches so far. */
  days: WeatherDay[];
  /** null: the source does not say. */
  warnings: WeatherWarnings | null;
}
