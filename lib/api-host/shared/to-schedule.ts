import type { MyDay } from '@/lib/contract/my-day';
import type { Holidays, Schedule } from '@/lib/domain/my-day/schedule';
import type { StoredPlace } from '../db/schema';

/** Converts a stored schedule with the saved places that it refers to. Null if there is none. */
export const toSchedule = (
  plan: MyDay | null,
  places: readonly StoredPlace[] | null,
  holidays: Holidays,
): Schedule | null =>
  plan && { myDay: plan, places: (places ?? []).map(({ id, nx, ny }) => ({ id, cell: { nx, ny } })), holidays };
