'use client';

import { useId } from 'react';
import { useMessages } from '@/lib/client/language/messages';
import { useLoginPrompt } from '@/lib/client/session/login-prompt';
import { useViewer } from '@/lib/client/session/viewer';
import { CATEGORIES, DEFAULT_CATEGORY, parseCategoryId, type CategoryId } from '@/lib/contract/category';
import type { KstDate } from '@/lib/domain/kst';
import { SCREENS } from '@/lib/routes';
import { useFormatDate, useFormatShortDate } from './trip-dates-text';

interface Props {
  days: { date: KstDate; categoryId: CategoryId }[];
  onChange: (date: KstDate, categoryId: CategoryId) => void;
}

/** Category of each day. Only members can choose one other than the daily category. */
export function DayPurposes({ days, onChange }: Props) {
  const { purpose } = useMessages('trips').form;
  const categories = useMessages('categories');
  const formatDate = useFormatDate();
  const formatShort = useFormatShortDate();
  const id = useId();
  const { isMember } = useViewer();
  const prompt = useLoginPrompt();
  const choose = (date: KstDate, categoryId: CategoryId) => {
    if (isMember || categoryId === DEFAULT_CATEGORY) onChange(date, categoryId);
    else prompt.open('category', { path: SCREENS.trips.path });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-label font-semibold">{purpose}</legend>
      <ul>
        {days.map(({ date, categoryId }) => (
          <li key={date} className="flex min-h-12 items-center justify-between gap-3">
            <label htmlFor={`${id}-${date}`} className="text-label">
              <span aria-hidden>{formatShort(date)}</span>
              <span className="sr-only">{formatDate(date)}</span>
            </label>
            <select
              id={`${id}-${date}`}
              value={categoryId}
              onChange={({ target }) => choose(date, parseCategoryId(target.value))}
              className="min-h-11 rounded-control border border-control bg-solid px-3 text-label"
            >
              {CATEGORIES.map((category) => (
                <option key={category.id} value={category.id}>
                  {categories[category.key]}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
