'use client';

import type { DayException, MyDay } from '@/lib/contract/my-day';
import { addDays, kstDate, type KstDate } from '@/lib/domain/kst';
import { dropPastExceptions, replaceException, type PlanDetails } from '@/lib/domain/my-day/plan';
import { showFailure } from '../api/show-failure';
import { useMessages } from '../language/messages';
import { useSaveMyDay } from './my-day';

/**
 * Returns the function that saves the plan of a date at once: null for a day off, undefined to follow the schedule again.
 * It shows a failure, and returns whether the plan is saved. Past dates are removed, except yesterday, whose hours may
 * last.
 */
export function useSaveException(myDay: MyDay) {
  const { saveFailed } = useMessages('myDay');
  const { mutateAsync, isPending } = useSaveMyDay();
  const save = async (date: KstDate, plan: DayException['plan'] | undefined, details?: PlanDetails) => {
    const kept = dropPastExceptions(myDay, addDays(kstDate(Date.now()), -1));
    try {
      await mutateAsync(replaceException(kept, date, plan, details));
      return true;
    } catch (error) {
      showFailure(error, saveFailed);
      return false;
    }
  };
  return { save, isSaving: isPending };
}
