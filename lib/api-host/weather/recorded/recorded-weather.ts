import { HOUR_MS } from '@/lib/contract/durations';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { addDays, kstDate, kstEpochMs, kstHour } from '@/lib/domain/kst';
import type { Weather, WeatherHour } from '@/lib/domain/weather/weather';
import { classifyCloudCover } from '../classify-cloud-cover';
import { summariseDay } from '../summarise-day';
import { selectHoursAround } from '../weather-window';
import { getRecordedPrecipitation } from './recorded-precipitation';
import { createRecordedSource, getFirstHourIndex, getObservedHour } from './recorded-year';

const DAYS = 10;
/** The past hours that weather stores reach back over two dates. */
const DAYS_BEFORE = 2;
const YELLOW_DUST = '42';
/** 1 MJ/m² in an hour is 10⁶ J over 3,600 s. */
const WM2_PER_MJM2_HOUR = 1e6 / 3_600;

/** Converts a recorded hour. UV index, dust and lightning were not measured, so they are null. */
function getRecordedHour(epochMs: number, index: number): WeatherHour {
  const hour = getObservedHour(index);
  const cloudCoverPct = hour.cloudTenths === null ? null : hour.cloudTenths * 10;
  return {
    epochMs,
    temperatureC: hour.temperatureC,
    humidityPct: hour.humidityPct,
    windSpeedMps: hour.windSpeedMps,
    solarWm2: hour.radiationMjM2 === null ? null : Math.round(hour.radiationMjM2 * WM2_PER_MJM2_HOUR),
    uvIndex: null,
    pm10UgM3: null,
    pm25UgM3: null,
    yellowDust: hour.phenomena.includes(YELLOW_DUST),
    sky: classifyCloudCover(cloudCoverPct),
    cloudCoverPct,
    precipitation: getRecordedPrecipitation(index),
    lightning: null,
    visibilityM: hour.visibility10m === null ? null : hour.visibility10m * 10,
    wmoCode: null,
  };
}

/** Converts an hour by its index in the recorded year. */
type ConvertHour = (hour: WeatherHour, index: number) => WeatherHour;

function getRecordedDay(midnightMs: number, convert: ConvertHour): WeatherHour[] {
  const first = getFirstHourIndex(midnightMs);
  return Array.from({ length: 24 }, (_, hour) => {
    const index = first + hour;
    return convert(getRecordedHour(midnightMs + hour * HOUR_MS, index), index);
  });
}

/**
 * Returns observed weather of Seoul in 2023 for the same calendar day and hour. It needs no network and never fails.
 * `source.recorded` names the place and date. Values that were not measured are null, unless `convert` fills them.
 */
export function getRecordedWeather(cell: GridCell, nowMs: number, convert: ConvertHour = (hour) => hour): Weather {
  const today = kstDate(nowMs);
  const days = Array.from({ length: DAYS_BEFORE + DAYS }, (_, i) =>
    getRecordedDay(kstEpochMs(today, (i - DAYS_BEFORE) * 24), convert),
  );
  return {
    cell,
    source: createRecordedSource(nowMs),
    now: days[DAYS_BEFORE]![kstHour(nowMs)]!,
    hours: selectHoursAround(nowMs, ...days),
    days: days.slice(DAYS_BEFORE).map((hours, i) => summariseDay(addDays(today, i), hours)),
    warnings: null,
  };
}
