'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { useHorizontalWheel } from '@/lib/client/interaction/horizontal-wheel';
import { useMessages } from '@/lib/client/language/messages';
import { useHolidays } from '@/lib/client/my-day/holidays';
import { useMyDay } from '@/lib/client/my-day/my-day';
import { createPlaceId } from '@/lib/client/place/saved-places';
import type { CategoryId } from '@/lib/contract/category';
import { MAX_DAYS_AHEAD, MAX_TRIP_DAYS, MIN_TRIP_DAYS } from '@/lib/contract/trip-limits';
import type { Trip } from '@/lib/contract/trips';
import { addDays, kstDate, type KstDate } from '@/lib/domain/kst';
import { getDefaultCategories } from '@/lib/domain/trips/default-categories';
import { getTripToday } from '@/lib/domain/trips/trip-dates';
import { useFormatDate, useFormatShortDate } from './trip-dates-text';
import { DayPurposes } from './day-purposes';
import { TripPlace, type Destination } from './trip-place';

interface Props {
  /** Trip to change; null for a new one. */
  trip: Trip | null;
  onSave: (trip: Trip) => void;
  onCancel?: () => void;
}

const LENGTHS = Array.from({ length: MAX_TRIP_DAYS - MIN_TRIP_DAYS + 1 }, (_, index) => MIN_TRIP_DAYS + index);
const USUAL_DAYS = 3;

/** Returns the dates on which a trip may begin. A trip that has begun keeps its first day. */
function listFirstDates(trip: Trip | null, today: KstDate): KstDate[] {
  const dates = Array.from({ length: MAX_DAYS_AHEAD + 1 }, (_, index) => addDays(today, index));
  return trip && trip.from < today ? [trip.from, ...dates] : dates;
}

/** Place, dates and plans of a trip. */
export function TripForm({ trip, onSave, onCancel }: Props) {
  const messages = useMessages('trips').form;
  const formatDate = useFormatDate();
  const formatShort = useFormatShortDate();
  const [nowMs] = useState(() => Date.now());
  const [place, setPlace] = useState<Destination | null>(trip);
  const [start, setStart] = useState(trip?.from ?? addDays(kstDate(nowMs), 1));
  const [days, setDays] = useState(trip?.categoryIds.length ?? USUAL_DAYS);
  const [chosen, setChosen] = useState<Record<string, CategoryId>>(() =>
    Object.fromEntries(trip?.categoryIds.map((id, index) => [addDays(trip.from, index), id]) ?? []),
  );
  const [isMissing, setIsMissing] = useState(false);
  const dates = listFirstDates(trip, getTripToday(place ?? {}, nowMs));
  const from = dates.find((date) => date >= start) ?? dates.at(-1)!;
  const { myDay } = useMyDay();
  const holidays = useHolidays(Boolean(myDay));
  const usual = getDefaultCategories({ from, days }, myDay ?? null, holidays);
  const categoryIds = usual.map((id, index) => chosen[addDays(from, index)] ?? id);
  const submit = () => {
    setIsMissing(place === null);
    if (!place) return;
    const { latitude, longitude, region, timeZone } = place;
    const { id, removed, wanted } = trip ?? { id: createPlaceId(), removed: [], wanted: [] };
    const where = { latitude, longitude, region, ...(timeZone && { timeZone }) };
    onSave({ id, ...where, from, categoryIds, removed, wanted });
  };
  return (
    // No form, because the place search is one.
    <section
      aria-label={trip ? messages.edit : messages.title}
      className="flex flex-col gap-5 rounded-card bg-card p-4 shadow-card"
    >
      <TripPlace place={place} error={isMissing && !place ? messages.placeMissing : undefined} onChange={setPlace} />
      <Choices legend={messages.from} value={from} onChange={setStart} scrolls>
        {dates.map((date) => ({ value: date, label: formatShort(date), name: formatDate(date) }))}
      </Choices>
      <Choices legend={messages.nights} value={days} onChange={setDays}>
        {LENGTHS.map((length) => ({ value: length, label: messages.nightsOf(length - 1) }))}
      </Choices>
      <DayPurposes
        days={categoryIds.map((categoryId, index) => ({ date: addDays(from, index), categoryId }))}
        onChange={(date, categoryId) => setChosen({ ...chosen, [date]: categoryId })}
      />
      <div className="flex gap-2">
        {onCancel && (
          <Button look="plain" className="max-w-max flex-none" onClick={onCancel}>
            {messages.cancel}
          </Button>
        )}
        <Button onClick={submit}>{messages.submit}</Button>
      </div>
    </section>
  );
}

interface ChoicesProps<T> {
  legend: string;
  value: T;
  onChange: (value: T) => void;
  /** One row that scrolls sideways. */
  scrolls?: boolean;
  /** `name` replaces the label for screen readers. */
  children: { value: T; label: string; name?: string }[];
}

function Choices<T extends string | number>({ legend, value, onChange, scrolls, children }: ChoicesProps<T>) {
  const name = useId();
  const area = useHorizontalWheel();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-label font-semibold">{legend}</legend>
      <div
        ref={scrolls ? area : undefined}
        className={scrolls ? '-mx-4 flex gap-2 overflow-x-auto px-4 py-1' : 'flex flex-wrap gap-1.5'}
      >
        {children.map((choice) => (
          <ChoiceChip
            key={choice.value}
            type="radio"
            name={name}
            checked={choice.value === value}
            aria-label={choice.name}
            onChange={() => onChange(choice.value)}
            className="flex-none px-2.5 whitespace-nowrap text-ink-2"
          >
            {choice.label}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  );
}
