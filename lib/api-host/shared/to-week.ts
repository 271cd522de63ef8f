import type { MyDay } from '@/lib/contract/my-day';
import { resolveWeek, type Week } from '@/lib/domain/my-day/week';
import type { StoredPlace } from '../db/schema';

/** A person's week as it is stored, with the places that it speaks of. */
export const toWeek = (plan: MyDay | null, places: StoredPlace[] | null): Week | null =>
  plan &&
  resolveWeek(
    plan,
    (places ?? []).map(({ id, nx, ny }) => ({ id, cell: { nx, ny } })),
  );
