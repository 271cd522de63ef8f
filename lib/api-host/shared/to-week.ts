import type { MyDay } from '@/lib/contract/my-day';
import { resolveWeek, type Week } from '@/lib/domain/my-day/week';
import type { StoredPlace } from '../db/schema';

/** Converts a stored schedule with the saved places that it refers to. */
export const toWeek = (plan: MyDay | null, places: StoredPlace[] | null): Week | null =>
  plan &&
  resolveWeek(
    plan,
    (places ?? []).map(({ id, nx, ny }) => ({ id, cell: { nx, ny } })),
  );
