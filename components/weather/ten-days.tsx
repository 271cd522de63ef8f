import { CalendarDays } from 'lucide-react';
import type { DailyForecast } from '@/lib/contract/weather';
import { getWeekdayName } from '@/lib/domain/kst';
import { Degrees } from '@/components/ui/degrees';
import { WeatherIcon } from '@/components/ui/weather-icon';

interface Scale {
  low: number;
  high: number;
}

/** Returns the range of all days, so that their bars are comparable. */
function computeScale(days: DailyForecast[]): Scale {
  const known = days
    .flatMap(({ minTemperature, maxTemperature }) => [minTemperature, maxTemperature])
    .filter((v) => v !== null);
  return { low: Math.min(...known), high: Math.max(...known) };
}

const MIN_WIDTH_PCT = 6;

function RangeBar({ day, scale }: { day: DailyForecast; scale: Scale }) {
  const { minTemperature: min, maxTemperature: max } = day;
  const span = scale.high - scale.low || 1;
  const known = min !== null && max !== null;
  return (
    <span aria-hidden className="relative h-1.5 min-w-6 flex-1 rounded-full bg-[var(--track)] forced-color-adjust-none">
      {known && (
        <span
          className="absolute inset-y-0 rounded-full bg-[image:var(--range)]"
          style={{
            left: `${Math.min(100 - MIN_WIDTH_PCT, ((min - scale.low) / span) * 100)}%`,
            width: `${Math.max(MIN_WIDTH_PCT, ((max - min) / span) * 100)}%`,
          }}
        />
      )}
    </span>
  );
}

/** Ten-day forecast with low and high as bars on a common scale. */
export function TenDays({ days }: { days: DailyForecast[] }) {
  const scale = computeScale(days);
  return (
    <section className="own-frame mx-4 rounded-card bg-card px-4 py-3.5 shadow-card">
      <h2 className="mb-1.5 flex items-center gap-1.5 text-label font-semibold text-ink-2">
        <CalendarDays aria-hidden size={16} className="flex-none" />
        {days.length === 10 ? '열흘 동안' : '앞으로의 날씨'}
      </h2>
      <ol>
        {days.map((day, i) => (
          <li
            key={day.forecastDate}
            className="flex min-h-9 flex-wrap items-center gap-x-1.5 text-body [contain-intrinsic-height:auto_2.25rem] [content-visibility:auto]"
          >
            <DayOfMonth date={day.forecastDate} isToday={i === 0} />
            <Sky number={day.iconNumber} message={day.iconMessage} />
            <RainChance value={day.rainProbability} />
            <span className="w-[2rem] flex-none text-right">
              <span className="sr-only">최저 </span>
              <Degrees value={day.minTemperature} className="text-label font-semibold text-low" />
            </span>
            <RangeBar day={day} scale={scale} />
            <span className="w-[2rem] flex-none text-right">
              <span className="sr-only">최고 </span>
              <Degrees value={day.maxTemperature} className="text-label font-semibold text-high" />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Sky({ number, message }: { number: number | null; message: string | null }) {
  return (
    <span className="w-[30px] flex-none">
      {number === null ? (
        <span aria-hidden className="text-fine text-ink-2">
          –
        </span>
      ) : (
        <WeatherIcon number={number} size={30} />
      )}
      <span className="sr-only">{message ?? '하늘 정보 없음'}</span>
    </span>
  );
}

const WEEKEND_LOOKS: Record<string, string> = { 토: 'text-low', 일: 'text-high' };

/** Weekday and date, such as '토 25'. Weekends have the usual calendar colours. */
function DayOfMonth({ date, isToday }: { date: string; isToday: boolean }) {
  const weekday = getWeekdayName(date);
  return (
    <span className="w-[3.25rem] flex-none whitespace-nowrap">
      <span className={`font-semibold ${isToday ? '' : (WEEKEND_LOOKS[weekday] ?? '')}`}>
        {isToday ? '오늘' : weekday}
        <span className="sr-only">{isToday ? '' : '요일'}</span>
      </span>
      <span className="tabular ml-1.5 text-fine text-ink-2">
        {date.endsWith('-01') && `${Number(date.slice(5, 7))}.`}
        {Number(date.slice(8))}
        <span className="sr-only">일</span>
      </span>
    </span>
  );
}

function RainChance({ value }: { value: number | null }) {
  if (value === null)
    return (
      <span className="w-[2.625rem] flex-none text-fine text-ink-2">
        <span aria-hidden>–</span>
        <span className="sr-only">강수확률 정보 없음</span>
      </span>
    );
  return (
    <span
      className={`tabular w-[2.625rem] flex-none text-note font-semibold ${value >= 20 ? 'text-low' : 'text-ink-2'}`}
    >
      <span className="sr-only">강수확률 </span>
      {value}%
    </span>
  );
}
