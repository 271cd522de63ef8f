import type { CategoryId } from '@/lib/contract/category';
import type { Gender } from '@/lib/contract/gender';
import type { GridCell } from '@/lib/domain/dfs-grid';

/** Those who share a choice of outfits and what a push says of it. */
export interface Audience {
  cell: GridCell;
  categoryId: CategoryId;
  gender: Gender;
  /** Their own offset, in steps of .1 clo. */
  offsetClo: number;
}

/** An audience as text: `61:125:2:FEMALE:0`. */
export const audienceKey = ({ cell, categoryId, gender, offsetClo }: Audience): string =>
  [cell.nx, cell.ny, categoryId, gender, offsetClo].join(':');
