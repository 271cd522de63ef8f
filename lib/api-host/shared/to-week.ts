import type { MyDay } from '@/lib/contract/my-day';
import { getCellCentre } from '@/lib/domain/dfs-grid';
import { resolveWeek, type SpanPlace, type Week } from '@/lib/domain/my-day/week';
import type { StoredPlace } from '../db/schema';

const toSpanPlace = ({ id, name, nx, ny }: StoredPlace): SpanPlace => {
  const { lat: latitude, lon: longitude } = getCellCentre({ nx, ny });
  return { id, name, latitude, longitude };
};

/** A person's week as it is stored, with the places that it speaks of. */
export const toWeek = (plan: MyDay | null, places: StoredPlace[] | null): Week | null =>
  plan && resolveWeek(plan, (places ?? []).map(toSpanPlace));
