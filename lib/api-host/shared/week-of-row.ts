import type { MyDay } from '@/lib/contract/my-day';
import { gridCellCentre } from '@/lib/domain/dfs-grid';
import { weekOf, type PlaceOfSpan, type Week } from '@/lib/domain/my-day/week';
import type { KeptPlace } from '../db/schema';

const placeOfKept = ({ id, name, nx, ny }: KeptPlace): PlaceOfSpan => {
  const { lat: latitude, lon: longitude } = gridCellCentre({ nx, ny });
  return { id, name, latitude, longitude };
};

/** A person's week as it is stored, with the places that it speaks of. */
export const weekOfRow = (plan: MyDay | null, places: KeptPlace[] | null): Week | null =>
  plan && weekOf(plan, (places ?? []).map(placeOfKept));
