'use client';

import { useId } from 'react';
import { Degrees } from '@/components/ui/degrees';
import { CloudRain, CloudSnow, TriangleAlert } from '@/components/ui/icons';
import { useMessages } from '@/lib/client/language/messages';
import { getCategory } from '@/lib/contract/category';
import type { PackedDay } from '@/lib/contract/trips';
import { useFormatDate } from './trip-dates-text';
import { useFormatUncovered } from './uncovered-text';

/** The outfit of each day, made of packed things only, and the hours for which the suitcase has nothing. */
export function PackedDays({ days }: { days: readonly PackedDay[] }) {
  const messages = useMessages('trips').list;
  const id = useId();
  const has = (basis: PackedDay['basis']) => days.some((day) => day.basis === basis);
  return (
    <section aria-labelledby={id} className="rounded-card bg-card p-4 shadow-card">
      <h2 id={id} className="text-lead font-semibold">
        {messages.days}
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {days.map((day, index) => (
          <DayRow key={day.date} day={day} before={days[index - 1]} />
        ))}
      </ul>
      {(has('usual') || has('daily')) && (
        <p className="mt-2 text-note text-ink-2">{has('usual') ? messages.usual : messages.daily}</p>
      )}
    </section>
  );
}

const isSame = (some: readonly string[], others: readonly string[] | undefined): boolean =>
  String(some) === String(others);

function DayRow({ day, before }: { day: PackedDay; before: PackedDay | undefined }) {
  const messages = useMessages('trips').list;
  const categories = useMessages('categories');
  const { dressCodes } = useMessages('myDay').exceptions;
  const formatDate = useFormatDate();
  const formatUncovered = useFormatUncovered();
  const isDressedAlike = isSame(day.clothes, before?.clothes);
  const isAlike = isDressedAlike && isSame(day.takeAlong, before?.takeAlong);
  const Weather = day.snow ? CloudSnow : CloudRain;
  return (
    <li className="flex flex-col gap-1 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 className="text-label font-semibold">{formatDate(day.date)}</h3>
        <p className="flex items-center gap-1.5 text-label text-ink-2">
          {(day.rain || day.snow) && <Weather aria-hidden size={17} />}
          <span>
            <Degrees value={day.minC} className="text-low" /> <Degrees value={day.maxC} className="text-high" />
          </span>
          <span aria-hidden>·</span>
          <span>{day.occasion ? dressCodes[day.occasion] : categories[getCategory(day.categoryId).key]}</span>
        </p>
      </div>
      {isDressedAlike ? (
        <p className="text-body text-ink-2">{isAlike ? messages.sameAsBefore : messages.sameClothes}</p>
      ) : (
        <p className="text-body">{messages.clothes(day.clothes)}</p>
      )}
      {!isAlike && day.takeAlong.length > 0 && (
        <p className="text-label text-ink-2">{messages.takeAlong(day.takeAlong)}</p>
      )}
      {day.outOfPlace && <p className="text-label text-ink-2">{day.outOfPlace}</p>}
      {formatUncovered(day).map((text) => (
        <p key={text} className="flex items-start gap-1.5 text-label">
          <TriangleAlert aria-hidden size={17} className="mt-0.5 flex-none text-danger" />
          <span>{text}</span>
        </p>
      ))}
    </li>
  );
}
