'use client';

import { useMessages } from '@/lib/client/language/messages';
import type { WornMark } from '@/lib/client/clothes/worn';
import type { CalendarMonth } from '@/lib/domain/worn-calendar';
import { FEELING_MARKS, listWornDetails } from './worn-details';
import { WornPicture } from './worn-picture';

interface Props {
  month: CalendarMonth;
  /** Marks by date. */
  marks: ReadonlyMap<string, WornMark>;
  today: string;
  onOpen: (date: string) => void;
}

/** One month as a table, with the picture of the outfit on each day with a mark. */
export function WornMonth({ month: { first, weeks }, marks, today, onOpen }: Props) {
  const { formatMonth, shortWeekdays } = useMessages('calendar');
  return (
    <table className="w-full table-fixed rounded-card bg-card p-2 shadow-card">
      <caption className="px-1 pb-1.5 text-left text-label font-semibold">
        {formatMonth(Number(first.slice(5, 7)))}
      </caption>
      <thead>
        <tr className="text-fine text-ink-2">
          {shortWeekdays.map((name) => (
            <th key={name} scope="col" className="pt-2 font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, at) => (
          <tr key={week.find((date) => date !== null) ?? at}>
            {week.map((date, weekday) => (
              <td key={weekday} className="p-0.5 align-top">
                {date && <Day date={date} mark={marks.get(date)} isToday={date === today} onOpen={onOpen} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  date: string;
  mark?: WornMark;
  isToday: boolean;
  onOpen: (date: string) => void;
}

function Day({ date, mark, isToday, onOpen }: DayProps) {
  const messages = useMessages('worn');
  const number = Number(date.slice(8));
  const look = `tabular text-fine ${isToday ? 'font-bold text-accent-text' : 'text-ink-2'}`;
  if (!mark) return <div className={`grid min-h-16 justify-items-center pt-0.5 ${look}`}>{number}</div>;
  const feeling = mark.feeling ? FEELING_MARKS[mark.feeling] : null;
  const named = messages.describeDay({ month: Number(date.slice(5, 7)), day: number, title: mark.title });
  const spoken = [named, ...listWornDetails(mark, messages)].join(', ');
  return (
    <button
      type="button"
      aria-label={spoken}
      onClick={() => onOpen(date)}
      className="flex min-h-16 w-full min-w-11 flex-col items-center rounded-small pt-0.5 max-[359px]:min-w-0"
    >
      <span className={look}>{number}</span>
      <span className="relative mt-0.5 block w-full max-w-14">
        <WornPicture mark={mark} alt="" className="aspect-4/5 w-full rounded-small object-cover" />
        {feeling && (
          <span
            aria-hidden
            className={`absolute -right-0.5 -bottom-0.5 grid size-5 place-items-center rounded-full bg-paper ${feeling.look}`}
          >
            <feeling.icon size={13} strokeWidth={2.5} />
          </span>
        )}
      </span>
    </button>
  );
}
