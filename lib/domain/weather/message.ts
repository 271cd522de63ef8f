import { HOUR_MS } from '@/lib/contract/durations';
import { feelsLikeOfHourC } from '../comfort/feels-like';
import { gridCellCentre } from '../dfs-grid';
import { formatWhole } from '../format-whole';
import { kstDate, kstEpochMs } from '../kst';
import { whenWords } from './clock-words';
import { hoursAhead } from './current';
import { nowFacts, todaysFacts } from './facts';
import { airGrade, isSunStrong } from './grades';
import { iconNumber } from './icon';
import { MESSAGES, type MessageFacts, type MessageKind } from './message-words';
import { isNight } from './sun';
import { pickVariant } from './variant';
import type { PrecipitationKind, Weather, WeatherHour } from './weather';

/**
 * One short, warm line about the weather ahead: the first thing of section 12's order that applies. Of several
 * wordings the date and the cell choose, so that it stays the same all day and for everyone in the place.
 */
export function weatherMessage(weather: Weather, nowMs: number): string {
  const { kind, ...facts } = strongest(weather, nowMs);
  const { nx, ny } = weather.cell;
  const wording: (facts: MessageFacts) => string = pickVariant(MESSAGES[kind], `${kstDate(nowMs)}:${nx},${ny}:${kind}`);
  return wording(facts);
}

type Found = MessageFacts & { kind: MessageKind };

const LIKELY_PCT = 40;
const DOWNPOUR_MM = 15;
const HEAT_C = 33;
const BITING_WIND_C = -10.5;
const WIDE_RANGE_C = 10;
const DIFFERENT_FROM_YESTERDAY_C = 4;

function strongest(weather: Weather, nowMs: number): Found {
  const hours = restOfDay(weather, nowMs);
  return falling(hours, nowMs) ?? felt(hours) ?? compared(weather, nowMs) ?? seen(weather, hours, nowMs);
}

/** To the end of the day, and at least six hours, so that the late evening still looks ahead. */
function restOfDay(weather: Weather, nowMs: number): WeatherHour[] {
  const end = Math.max(kstEpochMs(kstDate(nowMs), 24), nowMs + 6 * HOUR_MS);
  return hoursAhead(weather, nowMs, 30).filter(({ epochMs }) => epochMs < end);
}

const found = (kind: MessageKind, facts: { when?: string; degrees?: number } = {}): Found => ({
  kind,
  when: facts.when ?? '',
  degrees: formatWhole(facts.degrees ?? 0),
});

function falling(hours: readonly WeatherHour[], nowMs: number): Found | null {
  if (hours.some((hour) => iconNumber(hour, false) === 18)) return found('thunder');
  const when = (hour: WeatherHour) => ({ when: whenWords(hour.epochMs, kstDate(nowMs)) });
  const downpour = hours.find(({ precipitation }) => (precipitation.amountMm ?? 0) >= DOWNPOUR_MM);
  if (downpour) return found('downpour', when(downpour));
  const first = hours.find(fallingKind);
  const kind = first && fallingKind(first);
  if (kind) return first === hours[0] ? found(`${kind}Now`) : found(`${kind}Later`, when(first));
  const maybe = hours.find(({ precipitation }) => (precipitation.probabilityPct ?? 0) >= LIKELY_PCT);
  if (maybe) return found(maybe.temperatureC <= 0 ? 'snowMaybe' : 'rainMaybe', when(maybe));
  return hours[0] && RAINY.includes(hours[0].precipitation.kind) ? found('drops') : null;
}

const RAINY: readonly (PrecipitationKind | null)[] = ['rain', 'shower', 'drizzle'];
const MIXED: readonly (PrecipitationKind | null)[] = ['sleet', 'drizzle-and-flurries'];
const SNOWY: readonly (PrecipitationKind | null)[] = ['snow', 'flurries'];

/** Rain, sleet or snow of an hour, as the forecast names it; a few drops are no rain that anyone dresses for. */
function fallingKind({ precipitation: { kind, amountMm } }: WeatherHour) {
  if (SNOWY.includes(kind)) return 'snow';
  if (amountMm === 0) return null;
  if (MIXED.includes(kind)) return 'sleet';
  return RAINY.includes(kind) ? 'rain' : null;
}

function felt(hours: readonly WeatherHour[]): Found | null {
  const feelsLike = hours.map(feelsLikeOfHourC);
  const [coldest, hottest] = [Math.min(...feelsLike), Math.max(...feelsLike)];
  if (hottest >= HEAT_C) return found('heat', { degrees: hottest });
  if (coldest <= BITING_WIND_C) return found('bitingWind', { degrees: coldest });
  const now = hours[0];
  const grade = now && airGrade(now.pm10UgM3, now.pm25UgM3);
  return now?.yellowDust || grade === '나쁨' || grade === '매우나쁨' ? found('dust') : null;
}

function compared(weather: Weather, nowMs: number): Found | null {
  const rangeC = todaysFacts(weather, nowMs).rangeC ?? 0;
  if (rangeC >= WIDE_RANGE_C) return found('wideRange', { degrees: rangeC });
  const aboveC = nowFacts(weather, nowMs).aboveYesterdayC ?? 0;
  if (Math.abs(aboveC) < DIFFERENT_FROM_YESTERDAY_C) return null;
  return found(aboveC < 0 ? 'colder' : 'warmer', { degrees: Math.abs(aboveC) });
}

function seen(weather: Weather, hours: readonly WeatherHour[], nowMs: number): Found {
  const today = kstDate(nowMs);
  if (hours.some(({ epochMs, uvIndex }) => kstDate(epochMs) === today && isSunStrong(uvIndex)))
    return found('strongSun');
  const night = isNight(nowMs, gridCellCentre(weather.cell));
  const icon = hours[0] ? iconNumber(hours[0], night) : 7;
  if (icon === 19) return found('fog');
  if (icon <= 4) return found(night ? 'clearNight' : 'clear');
  return found(icon === 5 || icon === 6 ? 'cloudy' : 'grey');
}
