'use client';

import type { HourlyForecast } from '@/lib/contract/weather';
import { DEFERRED_ATTRIBUTE } from '@/lib/contract/worker';
import { useHorizontalWheel } from '@/lib/client/interaction/horizontal-wheel';
import { getDayName, getNearDayName, getWeekdayName } from '@/lib/domain/kst';
import { getHourPrecipitation, formatPrecipitation } from '@/lib/domain/weather/precipitation-text';
import { formatNextPrecipitation } from '@/lib/domain/weather/next-precipitation';
import { formatWhole } from '@/lib/domain/format-whole';
import { formatSpokenDegrees } from '@/components/ui/degrees';
import { WeatherIcon } from '@/components/ui/weather-icon';
import { HourlyChart, getHoursWidth } from './hourly-chart';

const getHour = (hour: HourlyForecast) => Number(hour.time.slice(0, 2));

const NOW = '지금';

/** Describes an hour for screen readers, with its day unless that is today. */
function formatSpokenTime(hour: HourlyForecast, now: HourlyForecast): string {
  if (hour === now) return NOW;
  return hour.date === now.date ? `${getHour(hour)}시` : `${getDayName(hour.date, now.date)} ${getHour(hour)}시`;
}

function describeHour(hour: HourlyForecast, now: HourlyForecast): string {
  const fall = getHourPrecipitation(hour);
  const chance = hour.rainProbability === null ? '' : `, 강수확률 ${hour.rainProbability}퍼센트`;
  const amount = fall ? `, ${formatPrecipitation(fall)}` : '';
  return `${formatSpokenTime(hour, now)} ${hour.iconMessage}, ${formatSpokenDegrees(hour.temperature)}, 체감 ${formatSpokenDegrees(hour.feelsLike)}${chance}${amount}`;
}

function countHoursByDay(hours: HourlyForecast[]): { date: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { date } of hours) counts.set(date, (counts.get(date) ?? 0) + 1);
  return [...counts].map(([date, count]) => ({ date, count }));
}

/** Returns the title of a day, such as '내일 23일 (월)'. Above a single hour there is space only for '내일'. */
const formatDayTitle = (date: string, today: string, count: number) =>
  count === 1
    ? getDayName(date, today)
    : `${getNearDayName(date, today) ?? ''} ${Number(date.slice(8))}일 (${getWeekdayName(date)})`.trim();

/** Titles of the days above their hours. A title stays visible while its hours are. */
function DayRow({ hours }: { hours: HourlyForecast[] }) {
  const today = hours[0]?.date ?? '';
  return (
    <div aria-hidden className="absolute inset-0 flex text-fine font-semibold text-ink-2">
      {countHoursByDay(hours).map(({ date, count }) => (
        <div
          key={date}
          style={{ width: getHoursWidth(count) }}
          className={`flex-none ${date === today ? '' : 'border-l border-dashed border-control'}`}
        >
          <span className={`sticky left-0 inline-block pr-2 whitespace-nowrap ${date === today ? 'pl-4' : 'pl-2'}`}>
            {formatDayTitle(date, today, count)}
          </span>
        </div>
      ))}
    </div>
  );
}

/** Apparent temperatures below the chart. Their name stays visible while the hours scroll. */
function FeltRow({ hours }: { hours: HourlyForecast[] }) {
  return (
    <div aria-hidden className="tabular pt-1 text-fine text-ink-2">
      <span className="sticky left-0 inline-block pl-4 font-semibold">체감온도</span>
      <div className="flex">
        {hours.map((hour) => (
          <span
            key={hour.date + hour.time}
            style={{ width: getHoursWidth(1) }}
            className="flex-none pl-0.5 text-center"
          >
            {formatWhole(hour.feelsLike)}°
          </span>
        ))}
      </div>
    </div>
  );
}

/**
 * Hourly forecast that scrolls sideways. Each hour has one sentence for screen readers. The title announces the next
 * precipitation.
 */
export function HourlyCard({ hours }: { hours: HourlyForecast[] }) {
  const scroller = useHorizontalWheel();
  const next = formatNextPrecipitation(hours);
  return (
    <section {...{ [DEFERRED_ATTRIBUTE]: '' }} className="own-frame mx-4 rounded-card bg-card py-3.5 shadow-card">
      <h2 className="mb-2 px-4 text-label font-semibold text-ink-2">
        시간대별 {next ? <span className="text-low">· {next}</span> : '날씨'}
      </h2>
      <div
        ref={scroller}
        tabIndex={0}
        role="region"
        aria-label="시간대별 날씨"
        className="no-scrollbar overflow-x-auto pointer-fine:[scrollbar-width:thin]"
      >
        <div className="relative pt-[1.5rem]" style={{ width: getHoursWidth(hours.length) }}>
          <DayRow hours={hours} />
          <ol className="relative flex">
            {hours.map((hour, i) => (
              <li
                key={hour.date + hour.time}
                style={{ width: getHoursWidth(1) }}
                // Most hours are outside the viewport, so they are laid out when the user scrolls to them.
                className="flex flex-none flex-col items-center text-note [contain-intrinsic-height:auto_calc(34px_+_2.375rem)] [content-visibility:auto]"
              >
                <span className="sr-only">{describeHour(hour, hours[0] ?? hour)}</span>
                <span aria-hidden className={i === 0 ? 'font-bold text-accent-text' : 'font-medium text-ink-2'}>
                  {i === 0 ? NOW : `${getHour(hour)}시`}
                </span>
                <WeatherIcon number={hour.iconNumber} size={34} className="mt-1" />
                <span aria-hidden className="min-h-[1rem] text-fine font-semibold text-low">
                  {hour.rainProbability !== null && hour.rainProbability >= 20 ? `${hour.rainProbability}%` : ''}
                </span>
              </li>
            ))}
          </ol>
          <HourlyChart hours={hours} />
          <FeltRow hours={hours} />
        </div>
      </div>
    </section>
  );
}
