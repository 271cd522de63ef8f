import { HOUR_MS } from '@/lib/contract/durations';
import { DEFAULT_LANGUAGE, type Language } from '@/lib/contract/language';
import type {
  DailyForecast,
  HourlyForecast,
  MidTermWeather,
  PositionWeather,
  WeatherWarningsInfo,
} from '@/lib/contract/weather';
import { isYoungerThan } from '@/lib/domain/age';
import { getHourFeelsLikeC } from '@/lib/domain/comfort/feels-like';
import { getCellCentre } from '@/lib/domain/dfs-grid';
import { addDays, countDays, kstDate, kstHour } from '@/lib/domain/kst';
import { getCurrentHour, listHoursAhead } from '@/lib/domain/weather/current';
import { summarisePrecipitationToday } from '@/lib/domain/weather/day';
import { describeCertainty } from '@/lib/domain/weather/certainty';
import { completeDay } from '@/lib/domain/weather/complete-day';
import { getDayFacts, getNowFacts, roundC, type DayFacts } from '@/lib/domain/weather/facts';
import { FORECAST_DAYS, toRequestedDay } from '@/lib/domain/weather/forecast-day';
import { gradeAir, gradeUv } from '@/lib/domain/weather/grades';
import { chooseIcon } from '@/lib/domain/weather/icon';
import { getSkyTheme } from '@/lib/domain/weather/sky-theme';
import { getAboveDayBeforeC } from '@/lib/domain/weather/headline';
import { composeWeatherMessage } from '@/lib/domain/weather/message';
import { isSkyKnown } from '@/lib/domain/weather/icon-conditions';
import { isNight } from '@/lib/domain/weather/sun';
import { translateWarningName } from '@/lib/domain/weather/warning-name';
import type {
  PrecipitationKind,
  Weather,
  WeatherDay,
  WeatherHour,
  WeatherWarnings,
} from '@/lib/domain/weather/weather';
import { getMessages } from '@/lib/messages/get-messages';
import type { Messages } from '@/lib/messages/messages';
import { getAreaName } from '../region/english-names';
import { presentDetails } from './present-details';
import { presentProvenance } from './present-provenance';
import { presentSource, type Freshness } from './present-source';

const FORECAST_HOURS = 48;

/** Converts weather to the response of `GET /api/v1/weather/position`. `fresh.nowMs` selects the current hour. */
export function presentPosition(
  weather: Weather,
  fresh: Freshness,
  language: Language = DEFAULT_LANGUAGE,
): PositionWeather {
  const messages = getMessages(language);
  const { icons, uvGrades, airGrades, unknown } = messages.weather;
  const { nowMs } = fresh;
  const now = getCurrentHour(weather, nowMs);
  const point = getCellCentre(weather.cell);
  const night = isNight(nowMs, point);
  const icon = chooseIcon(now, night);
  const { temperatureC, feelsLikeC, aboveYesterdayC } = getNowFacts(weather, nowMs);
  const today = getDayFacts(weather, nowMs, kstDate(nowMs));
  const { usual } = weather.source;
  const uvGrade = gradeUv(today.uvIndex);
  const airGrade = gradeAir(now.pm10UgM3, now.pm25UgM3);
  return {
    source: presentSource(weather.source, fresh, messages),
    provenance: presentProvenance(weather, nowMs, language),
    warnings: presentWarnings(weather.warnings, nowMs, language),
    temperature: temperatureC,
    feelsLike: feelsLikeC,
    differenceFromYesterday: usual ? null : aboveYesterdayC,
    minTemperature: today.lowC,
    maxTemperature: today.highC,
    tomorrow: usual ? null : presentTomorrow(weather, nowMs, messages),
    iconNumber: icon,
    iconMessage: usual ? unknown.conditions : icons[icon],
    weatherMessage: usual ? unknown.message : composeWeatherMessage(weather, nowMs, messages),
    theme: getSkyTheme(icon),
    night,
    uvIndex: { value: today.uvIndex, grade: uvGrade && uvGrades[uvGrade] },
    airQuality: {
      grade: airGrade && airGrades[airGrade],
      pm10: tenths(now.pm10UgM3),
      pm25: tenths(now.pm25UgM3),
    },
    precipitation: presentPrecipitation(weather, nowMs),
    forecasts: listHoursAhead(weather, nowMs, usual ? 1 : FORECAST_HOURS).map((hour, index) =>
      presentHour(hour, index === 0 ? night : isNight(hour.epochMs, point), messages),
    ),
  };
}

/** Bulletins follow each other within hours, so an older one may no longer be valid. */
const WARNINGS_HOLD_MS = 3 * HOUR_MS;

/** Translates the areas of a warning in the words of the bulletin. Leaves out those without a name in the language. */
const translateWarningArea = (area: string, language: Language): string =>
  area
    .split(', ')
    .flatMap((name) => getAreaName(name, language) ?? [])
    .join(', ');

function presentWarnings(
  warnings: WeatherWarnings | null,
  nowMs: number,
  language: Language,
): WeatherWarningsInfo | null {
  if (!warnings || !isYoungerThan(warnings.receivedAtMs, WARNINGS_HOLD_MS, nowMs)) return null;
  const { announcedAtMs, isUnreadable } = warnings;
  const messages = getMessages(language);
  const items = warnings.items.map(({ name, area }) => ({
    name: translateWarningName(name, messages),
    area: translateWarningArea(area, language),
  }));
  return { announcedAt: new Date(announcedAtMs).toISOString(), items, ...(isUnreadable && { unreadable: true }) };
}

/** Converts weather to the response of `GET /api/v1/weather/mid-terms`: ten days from today, with icons for daytime. */
export function presentMidTerms(
  weather: Weather,
  fresh: Freshness,
  language: Language = DEFAULT_LANGUAGE,
): MidTermWeather {
  const messages = getMessages(language);
  const today = kstDate(fresh.nowMs);
  const known = weather.source.usual ? [] : weather.days;
  const days = known.filter(({ date }) => date >= today).slice(0, FORECAST_DAYS);
  return {
    source: presentSource(weather.source, fresh, messages),
    provenance: presentProvenance(weather, fresh.nowMs, language),
    ...(!weather.source.usual && { details: presentDetails(weather, fresh.nowMs, messages) }),
    forecasts: days.map((day) => presentForecast(weather, fresh.nowMs, day, messages)),
  };
}

const tenths = (value: number | null): number | null => (value === null ? null : Math.round(value * 10) / 10);
const percent = (value: number | null): number | null => (value === null ? null : Math.round(value));

const PTY: Record<PrecipitationKind, number> = {
  none: 0,
  rain: 1,
  sleet: 2,
  snow: 3,
  shower: 4,
  drizzle: 5,
  'drizzle-and-flurries': 6,
  flurries: 7,
};

function presentHour(hour: WeatherHour, night: boolean, messages: Pick<Messages, 'weather'>): HourlyForecast {
  const icon = chooseIcon(hour, night);
  const { kind, amountMm, snowCm, probabilityPct } = hour.precipitation;
  return {
    date: kstDate(hour.epochMs),
    time: `${String(kstHour(hour.epochMs)).padStart(2, '0')}00`,
    temperature: roundC(hour.temperatureC),
    feelsLike: roundC(getHourFeelsLikeC(hour)),
    iconNumber: icon,
    iconMessage: messages.weather.icons[icon],
    pty: kind === null ? null : PTY[kind],
    precipitationMm: tenths(amountMm),
    snowCm: tenths(snowCm),
    rainProbability: percent(probabilityPct),
  };
}

function presentDay(
  day: WeatherDay,
  { lowC, highC, rainChancePct }: DayFacts,
  messages: Pick<Messages, 'weather'>,
): Pick<DailyForecast, keyof NonNullable<PositionWeather['tomorrow']> & keyof DailyForecast> {
  const icon = isSkyKnown(day) ? chooseIcon(day, false) : null;
  return {
    rainProbability: rainChancePct,
    minTemperature: lowC,
    maxTemperature: highC,
    iconNumber: icon,
    iconMessage: icon && messages.weather.icons[icon],
  };
}

/** Presents a day of the ten-day forecast with its headline. */
function presentForecast(
  received: Weather,
  nowMs: number,
  day: WeatherDay,
  messages: Pick<Messages, 'weather' | 'weatherMessage' | 'clock' | 'certainty'>,
): DailyForecast {
  const { date } = day;
  const requested = toRequestedDay(date, nowMs);
  const weather = requested === 'today' ? received : completeDay(received, date);
  const facts = getDayFacts(weather, nowMs, date);
  const outlook = { ...facts, leadDays: countDays(kstDate(nowMs), date) };
  return {
    forecastDate: date,
    ...presentDay(day, facts, messages),
    weatherMessage: composeWeatherMessage(weather, nowMs, messages, requested),
    differenceFromDayBefore: getAboveDayBeforeC({ weather, nowMs, day: requested }),
    ...(!weather.source.recorded && { certaintyMessage: describeCertainty(outlook, messages) }),
    ...(weather !== received && { rough: true }),
  };
}

function presentTomorrow(
  weather: Weather,
  nowMs: number,
  messages: Pick<Messages, 'weather' | 'weatherMessage' | 'clock'>,
): PositionWeather['tomorrow'] {
  const date = addDays(kstDate(nowMs), 1);
  const day = weather.days.find((each) => each.date === date);
  if (!day) return null;
  return {
    ...presentDay(day, getDayFacts(weather, nowMs, date), messages),
    weatherMessage: composeWeatherMessage(weather, nowMs, messages, 'tomorrow'),
    differenceFromToday: getAboveDayBeforeC({ weather, nowMs, day: 'tomorrow' }),
  };
}

function presentPrecipitation(weather: Weather, nowMs: number): PositionWeather['precipitation'] {
  const { kind, amountMm, snowCm } = summarisePrecipitationToday(weather, nowMs);
  return { kind, amountMm: tenths(amountMm), snowCm: tenths(snowCm) };
}
