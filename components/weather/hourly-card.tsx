'use client';

import type { HourlyForecast } from '@/lib/contract/weather';
import { DEFERRED_ATTRIBUTE } from '@/lib/contract/worker';
import { useHorizontalWheel } from '@/lib/client/interaction/horizontal-wheel';
import { useMessages } from '@/lib/client/language/messages';
import { countDays, getWeekday } from '@/lib/domain/kst';
import { getHourPrecipitation } from '@/lib/domain/weather/precipitation-text';
import { formatNextPrecipitation } from '@/lib/domain/weather/next-precipitation';
import type { Messages } from '@/lib/messages/messages';
import { WeatherIcon } from '@/components/ui/weather-icon';
import { HourlyChart, getHoursWidth } from './hourly-chart';

const getHour = (hour: HourlyForecast) => Number(hour.time.slice(0, 2));

type ScreenMessages = Messages['weatherScreen'];
type PrecipitationMessages = Messages['precipitation'];

/** Describes an hour for screen readers, with its day unless that is today. */
function formatSpokenTime(hour: HourlyForecast, now: HourlyForecast, { hourly, nameDay }: ScreenMessages): string {
  if (hour === now) return hourly.now;
  if (hour.date === now.date) return hourly.hour(getHour(hour));
  return hourly.hourOn(nameDay(countDays(now.date, hour.date), getWeekday(hour.date)), getHour(hour));
}

function describeHour(
  hour: HourlyForecast,
  now: HourlyForecast,
  messages: ScreenMessages,
  { formatHourly }: PrecipitationMessages,
): string {
  const fall = getHourPrecipitation(hour);
  return messages.hourly.describe({
    time: formatSpokenTime(hour, now, messages),
    sky: hour.iconMessage,
    degrees: hour.temperature,
    feelsLike: hour.feelsLike,
    rainChance: hour.rainProbability,
    precipitation: fall && formatHourly(fall.kind, fall),
  });
}

function countHoursByDay(hours: HourlyForecast[]): { date: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { date } of hours) counts.set(date, (counts.get(date) ?? 0) + 1);
  return [...counts].map(([date, count]) => ({ date, count }));
}

/** Returns the title of a day, such as '내일 23일 (월)'. Above a single hour there is space only for '내일'. */
function formatDayTitle(date: string, today: string, count: number, { hourly, nameDay }: ScreenMessages): string {
  const [daysAhead, weekday] = [countDays(today, date), getWeekday(date)];
  return count === 1 ? nameDay(daysAhead, weekday) : hourly.dayTitle(daysAhead, Number(date.slice(8)), weekday);
}

/** Titles of the days above their hours. A title stays visible while its hours are. */
function DayRow({ hours }: { hours: HourlyForecast[] }) {
  const messages = useMessages('weatherScreen');
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
            {formatDayTitle(date, today, count, messages)}
          </span>
        </div>
      ))}
    </div>
  );
}

/** Apparent temperatures below the chart. Their name stays visible while the hours scroll. */
function FeltRow({ hours }: { hours: HourlyForecast[] }) {
  const { hourly } = useMessages('weatherScreen');
  const { degrees } = useMessages('units');
  return (
    <div aria-hidden className="tabular pt-1 text-fine text-ink-2">
      <span className="sticky left-0 inline-block pl-4 font-semibold">{hourly.feelsLike}</span>
      <div className="flex">
        {hours.map((hour) => (
          <span
            key={hour.date + hour.time}
            style={{ width: getHoursWidth(1) }}
            className="flex-none pl-0.5 text-center"
          >
            {degrees(hour.feelsLike)}
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
  const messages = useMessages('weatherScreen');
  const { hourly } = messages;
  const precipitation = useMessages('precipitation');
  const scroller = useHorizontalWheel();
  const next = formatNextPrecipitation(hours, precipitation);
  return (
    <section {...{ [DEFERRED_ATTRIBUTE]: '' }} className="own-frame mx-4 rounded-card bg-card py-3.5 shadow-card">
      <h2 className="mb-2 px-4 text-label font-semibold text-ink-2">
        <span>{hourly.title}</span>{' '}
        <span className={next ? 'text-low' : ''}>{next ? `· ${next}` : hourly.titleRest}</span>
      </h2>
      <div
        ref={scroller}
        tabIndex={0}
        role="region"
        aria-label={hourly.label}
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
                <span className="sr-only">{describeHour(hour, hours[0] ?? hour, messages, precipitation)}</span>
                <span aria-hidden className={i === 0 ? 'font-bold text-accent-text' : 'font-medium text-ink-2'}>
                  {i === 0 ? hourly.now : hourly.hour(getHour(hour))}
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
