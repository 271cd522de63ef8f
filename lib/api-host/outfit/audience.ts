import type { CategoryId } from '@/lib/contract/category';
import type { ComfortOffsets } from '@/lib/contract/comfort';
import type { Gender } from '@/lib/contract/gender';
import type { GridCell } from '@/lib/domain/dfs-grid';

/** Those who share a choice of outfits and what a push says of it. */
export interface Audience {
  cell: GridCell;
  categoryId: CategoryId;
  gender: Gender;
  /** Their own offset in the day's weather, in steps of .1 clo. */
  offsetClo: number;
}

/** Those who would share it in any weather: which of their offsets counts, the day decides. */
export type Listeners = Omit<Audience, 'offsetClo'> & { offsets: ComfortOffsets };

/** Listeners as text: `61:125:2:FEMALE:0:-0.1`. */
export const listenersKey = ({ cell, categoryId, gender, offsets }: Listeners): string =>
  [cell.nx, cell.ny, categoryId, gender, offsets.cold, offsets.warm].join(':');

/** An audience as text: `61:125:2:FEMALE:0`. */
export const audienceKey = ({ cell, categoryId, gender, offsetClo }: Audience): string =>
  [cell.nx, cell.ny, categoryId, gender, offsetClo].join(':');
