'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { STRIP_BUTTON_ID } from '@/components/outfit/day-choice';
import { Degrees } from '@/components/ui/degrees';
import { IconButton } from '@/components/ui/icon-button';
import { Pencil, Plane, X } from '@/components/ui/icons';
import { Skeleton } from '@/components/ui/skeleton';
import { WeatherIcon } from '@/components/ui/weather-icon';
import { playHapticTick } from '@/lib/client/interaction/haptics';
import { useHorizontalWheel } from '@/lib/client/interaction/horizontal-wheel';
import { useLanguage, useMessages } from '@/lib/client/language/messages';
import { useHolidays } from '@/lib/client/my-day/holidays';
import { usePlannedDates } from '@/lib/client/my-day/week-snapshot';
import { midTermWeatherQuery } from '@/lib/client/weather/queries';
import type { RequestedDay } from '@/lib/contract/hour-spans-field';
import type { DailyForecast } from '@/lib/contract/weather';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { getWeekday } from '@/lib/domain/kst';
import type { Holidays } from '@/lib/domain/my-day/schedule';
import { getDate, toRequestedDay } from '@/lib/domain/weather/forecast-day';
import { SCREENS } from '@/lib/routes';

interface Props {
  cell: GridCell;
  shown: RequestedDay;
  onChoose: (day: RequestedDay) => void;
  onClose: () => void;
}

/** Moves the focus with arrows, Home and End. Only Enter and Space select, because a selection loads outfits. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const days = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-date]')];
  const at = days.findIndex((day) => day === document.activeElement);
  const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
  const target = targets[event.key];
  if (target === undefined || at < 0) return;
  event.preventDefault();
  days.at(target % days.length)?.focus();
}

/**
 * Strip of the ten days of the forecast above the tab bar. It stays open while days are compared, and lies over the
 * page, so that nothing moves.
 */
export function DayStrip({ cell, shown, onChoose, onClose }: Props) {
  const messages = useMessages('dayStrip');
  const { trips } = useMessages('screens');
  const { data, isPending } = useQuery(midTermWeatherQuery(cell, useLanguage()));
  const holidays = useHolidays();
  const plannedDates = usePlannedDates();
  const area = useHorizontalWheel();
  const panel = useRef<HTMLElement>(null);
  const [nowMs] = useState(() => Date.now());
  const date = getDate(nowMs, shown);
  const days = data?.forecasts ?? [];
  const isLoaded = days.length > 0;
  // Moves the focus into the strip once its days are there.
  useEffect(() => {
    if (!isLoaded) return;
    const selected = panel.current?.querySelector<HTMLElement>('[data-date][tabindex="0"]');
    selected?.focus({ preventScroll: true });
    selected?.scrollIntoView?.({ inline: 'center', block: 'nearest' });
  }, [isLoaded]);
  const close = () => {
    onClose();
    document.getElementById(STRIP_BUTTON_ID)?.focus({ preventScroll: true });
  };
  const first = days.find(({ forecastDate }) => forecastDate === date) ?? days[0];
  return (
    <section
      ref={panel}
      aria-label={messages.label}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      className="fixed inset-x-2 bottom-[calc(var(--tab-bar)+8px)] z-20 mx-auto flex max-w-column items-center rounded-card bg-solid shadow-picture lying:max-w-[40rem]"
    >
      <div
        ref={area}
        role="group"
        aria-label={messages.label}
        onKeyDown={moveFocus}
        className="flex min-w-0 flex-1 snap-x scroll-px-2 [scrollbar-width:none] overflow-x-auto overscroll-x-contain [mask-image:linear-gradient(to_right,black_calc(100%-1.25rem),transparent)] py-2 pr-5 pl-2 lying:py-1"
      >
        {isPending && <Skeleton className="h-[98px] w-full rounded-control" />}
        {!isPending && !isLoaded && <p className="p-3 text-label text-ink-2">{messages.failed}</p>}
        {days.map((day) => (
          <Day
            key={day.forecastDate}
            day={day}
            holidays={holidays}
            isShown={day.forecastDate === date}
            isReachable={day === first}
            isPlanned={plannedDates.has(day.forecastDate)}
            onChoose={() => {
              playHapticTick();
              onChoose(toRequestedDay(day.forecastDate, nowMs));
            }}
          />
        ))}
        {isLoaded && (
          <Link
            href={SCREENS.trips.path}
            prefetch={false}
            onClick={onClose}
            className="flex min-w-[50px] flex-none snap-start flex-col items-center justify-center gap-2 px-1 text-note font-semibold text-accent-text"
          >
            <Plane aria-hidden size={22} />
            <span>{trips}</span>
          </Link>
        )}
      </div>
      {/* One above the other, so that more days are visible. */}
      <div className="flex flex-none flex-col">
        <IconButton aria-label={messages.close} onClick={close}>
          <X aria-hidden size={18} />
        </IconButton>
        <Link
          href={`${SCREENS.myDay.path}?date=${date}`}
          prefetch={false}
          onClick={onClose}
          aria-label={messages.plan}
          className="grid size-11 place-items-center"
        >
          <Pencil aria-hidden size={18} />
        </Link>
      </div>
    </section>
  );
}

/** Colours of Saturday and Sunday. Holidays have that of Sunday. */
const WEEKEND_LOOKS: Record<number, string> = { 5: 'text-low', 6: 'text-high' };

interface DayProps {
  day: DailyForecast;
  holidays: Holidays;
  isShown: boolean;
  /** Whether Tab reaches the day. Arrow keys reach the others. */
  isReachable: boolean;
  isPlanned: boolean;
  onChoose: () => void;
}

function Day({ day, holidays, isShown, isReachable, isPlanned, onChoose }: DayProps) {
  const messages = useMessages('dayStrip');
  const { shortWeekdays, formatDate } = useMessages('calendar');
  const { forecastDate: date, iconNumber, iconMessage, minTemperature, maxTemperature } = day;
  const [weekday, month, dayOfMonth] = [getWeekday(date), Number(date.slice(5, 7)), Number(date.slice(8))];
  const isHoliday = holidays.has(date);
  const look = isHoliday ? 'text-high' : (WEEKEND_LOOKS[weekday] ?? '');
  return (
    <button
      type="button"
      data-date={date}
      aria-pressed={isShown}
      tabIndex={isReachable ? 0 : -1}
      onClick={onChoose}
      className={`relative flex w-[50px] flex-none snap-start flex-col items-center rounded-control py-1 text-note ${isShown ? 'bg-accent text-on-accent' : ''}`}
    >
      <span className="sr-only">
        {[
          formatDate(month, dayOfMonth, weekday),
          isHoliday && messages.holiday,
          iconMessage,
          isPlanned && messages.planned,
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
      <span aria-hidden className={`font-semibold whitespace-nowrap ${isShown ? '' : look}`}>
        {`${shortWeekdays[weekday]} ${dayOfMonth}`}
      </span>
      {iconNumber === null ? (
        <span aria-hidden className="h-[34px]">
          –
        </span>
      ) : (
        <WeatherIcon number={iconNumber} size={34} className="lying:size-7" />
      )}
      <span className="flex flex-col items-center lying:flex-row lying:gap-1">
        <Degrees value={maxTemperature} className={`font-semibold ${isShown ? '' : 'text-high'}`} />
        <Degrees value={minTemperature} className={`font-semibold ${isShown ? '' : 'text-low'}`} />
      </span>
      {/* Beside the icon, because dates of two digits fill the line above. */}
      {isPlanned && (
        <span
          aria-hidden
          className={`absolute top-6 right-0.5 size-1.5 rounded-full ${isShown ? 'bg-on-accent' : 'bg-accent-text'}`}
        />
      )}
    </button>
  );
}
