import { CalendarDays } from '@/components/ui/icons';
import { useMessages } from '@/lib/client/language/messages';
import type { DailyForecast } from '@/lib/contract/weather';
import { getWeekday, type KstDate } from '@/lib/domain/kst';
import type { Holidays } from '@/lib/domain/my-day/schedule';
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

interface Props {
  days: DailyForecast[];
  /** Public holidays, which have the colour of Sunday. */
  holidays?: Holidays;
  /** Dates with plans of their own, which have a dot. */
  plannedDates?: ReadonlySet<KstDate>;
}

const NONE: ReadonlySet<KstDate> = new Set();

/** Ten-day forecast with low and high as bars on a common scale. */
export function TenDays({ days, holidays = NONE, plannedDates = NONE }: Props) {
  const messages = useMessages('weatherScreen').days;
  const scale = computeScale(days);
  return (
    <section className="own-frame mx-4 rounded-card bg-card px-4 py-3.5 shadow-card">
      <h2 className="mb-1.5 flex items-center gap-1.5 text-label font-semibold text-ink-2">
        <CalendarDays aria-hidden size={16} className="flex-none" />
        <span>{days.length === 10 ? messages.ten : messages.ahead}</span>
      </h2>
      <ol>
        {days.map((day, i) => (
          <li
            key={day.forecastDate}
            className="flex min-h-9 flex-wrap items-center gap-x-1.5 text-body [contain-intrinsic-height:auto_2.25rem] [content-visibility:auto]"
          >
            <DayOfMonth
              date={day.forecastDate}
              isToday={i === 0}
              isHoliday={holidays.has(day.forecastDate)}
              isPlanned={plannedDates.has(day.forecastDate)}
            />
            <Sky number={day.iconNumber} message={day.iconMessage} />
            <RainChance value={day.rainProbability} />
            <span className="w-[2rem] flex-none text-right">
              <span className="sr-only">{messages.low}</span>
              <Degrees value={day.minTemperature} className="text-label font-semibold text-low" />
            </span>
            <RangeBar day={day} scale={scale} />
            <span className="w-[2rem] flex-none text-right">
              <span className="sr-only">{messages.high}</span>
              <Degrees value={day.maxTemperature} className="text-label font-semibold text-high" />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Sky({ number, message }: { number: number | null; message: string | null }) {
  const { noSky } = useMessages('weatherScreen').days;
  return (
    <span className="w-[30px] flex-none">
      {number === null ? (
        <span aria-hidden className="text-fine text-ink-2">
          –
        </span>
      ) : (
        <WeatherIcon number={number} size={30} />
      )}
      <span className="sr-only">{message ?? noSky}</span>
    </span>
  );
}

const SUNDAY = 6;
/** Looks of Saturday and Sunday. */
const WEEKEND_LOOKS: Record<number, string> = { 5: 'text-low', 6: 'text-high' };

interface DayOfMonthProps {
  date: string;
  isToday: boolean;
  isHoliday: boolean;
  isPlanned: boolean;
}

/** Weekday and date, such as '토 25'. Weekends and holidays have the usual calendar colours. */
function DayOfMonth({ date, isToday, isHoliday, isPlanned }: DayOfMonthProps) {
  const messages = useMessages('weatherScreen').days;
  const weekday = getWeekday(date);
  const look = isHoliday ? WEEKEND_LOOKS[SUNDAY] : isToday ? '' : WEEKEND_LOOKS[weekday];
  return (
    <span className="relative w-[3.25rem] flex-none whitespace-nowrap [:lang(en)_&]:w-[4.25rem]">
      <span>
        <span className={`font-semibold ${look ?? ''}`}>{isToday ? messages.today : messages.weekdays[weekday]}</span>
        <span className="sr-only">{isToday ? '' : messages.weekdayRest}</span>
        <span className="sr-only">{isHoliday ? messages.holiday : ''}</span>
      </span>
      <span className="tabular ml-1.5 text-fine text-ink-2">
        {date.endsWith('-01') && <span>{messages.month(Number(date.slice(5, 7)))}</span>}
        <span>{Number(date.slice(8))}</span>
        <span className="sr-only">{messages.dayRest}</span>
      </span>
      {isPlanned && (
        <>
          <span aria-hidden className="absolute top-0.5 -left-2.5 size-1.5 rounded-full bg-accent-text" />
          <span className="sr-only">{messages.planned}</span>
        </>
      )}
    </span>
  );
}

function RainChance({ value }: { value: number | null }) {
  const messages = useMessages('weatherScreen').days;
  if (value === null)
    return (
      <span className="w-[2.625rem] flex-none text-fine text-ink-2">
        <span aria-hidden>–</span>
        <span className="sr-only">{messages.noRainChance}</span>
      </span>
    );
  return (
    <span
      className={`tabular w-[2.625rem] flex-none text-note font-semibold ${value >= 20 ? 'text-low' : 'text-ink-2'}`}
    >
      <span className="sr-only">{messages.rainChance}</span>
      <span>{`${value}%`}</span>
    </span>
  );
}
