import type { CategoryId } from '@/lib/contract/category';
import type { ComfortOffsets } from '@/lib/contract/comfort';
import type { Gender } from '@/lib/contract/gender';
import { formatHourSpans, type HourSpan } from '@/lib/contract/hour-spans';
import type { RequestedDay } from '@/lib/contract/hour-spans-field';
import type { GridCell } from '@/lib/domain/dfs-grid';

/** Those who share a choice of outfits and what a push says of it. */
export interface ChoiceKey {
  cell: GridCell;
  categoryId: CategoryId;
  gender: Gender;
  /** The hours out that they share; without them those of the category. */
  hours?: readonly HourSpan[];
  /** Their own offset in the day's weather, in steps of .1 clo. */
  offsetClo: number;
  /** The kinds of clothes that they leave out, as text (`formatKinds`); '' for none. */
  without: string;
}

/** Those who would share it in any weather: which of their offsets counts, the day decides. */
export type Audience = Omit<ChoiceKey, 'offsetClo'> & { offsets: ComfortOffsets; day?: RequestedDay };

const formatHours = (hours?: readonly HourSpan[]): string => (hours ? formatHourSpans(hours) : '');

/** Listeners as text: `61:125:2:FEMALE:0:-0.1::8-19:skirts`. */
export const formatAudience = ({ cell, categoryId, gender, offsets, day, hours, without }: Audience): string =>
  [cell.nx, cell.ny, categoryId, gender, offsets.cold, offsets.warm, day ?? '', formatHours(hours), without].join(':');

/** An audience as text, with the hours and kinds of clothes that it has: `61:125:2:FEMALE:0:8-19@60.127:skirts`. */
export const formatChoiceKey = ({ cell, categoryId, gender, offsetClo, hours, without }: ChoiceKey): string =>
  [cell.nx, cell.ny, categoryId, gender, offsetClo, formatHours(hours), without].join(':');
