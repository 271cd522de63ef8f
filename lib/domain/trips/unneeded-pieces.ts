import type { Piece } from '@/lib/contract/pieces';
import { kstEpochMs } from '../kst';
import type { Demands } from '../recommendation/demands';
import { garmentById } from '../wardrobe/garments';
import type { Garment } from '../wardrobe/wardrobe';
import type { TripDay } from './trip-day';

/** Why a thing can stay at home. */
export type UnneededReason = 'dry' | 'mild' | 'little-sun' | 'clean-air' | 'warm-all-day';

export interface UnneededPiece {
  piece: Piece;
  reason: UnneededReason;
}

/** Things that people pack in case, with the months in which they do. Judgements. */
const PACKED_IN_CASE: readonly { piece: Piece; months: readonly number[]; reason: UnneededReason }[] = [
  { piece: 'umbrella', months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], reason: 'dry' },
  { piece: 'rain-boots', months: [6, 7, 8, 9], reason: 'dry' },
  { piece: 'scarf', months: [1, 2, 3, 11, 12], reason: 'mild' },
  { piece: 'gloves', months: [1, 2, 11, 12], reason: 'mild' },
  { piece: 'thermals', months: [1, 2, 12], reason: 'mild' },
  { piece: 'cardigan', months: [5, 6, 9], reason: 'warm-all-day' },
  { piece: 'sunglasses', months: [5, 6, 7, 8, 9], reason: 'little-sun' },
  { piece: 'mask', months: [2, 3, 4, 5], reason: 'clean-air' },
];

/** Garments that are the same thing as a piece, by the kind of their model. */
const PIECE_OF_KIND: Partial<Record<Garment['model']['kind'], Piece>> = { thermal: 'thermals', cardigan: 'cardigan' };

/** Returns the id of a packed item, or the piece that its garment stands for. */
function toPieceId(id: string): string {
  const garment = garmentById.get(id);
  return (garment && PIECE_OF_KIND[garment.model.kind]) ?? id;
}

/** More would read like a packing list of its own. */
const MOST = 4;

/** Lowest temperature from which nobody misses a cardigan, °C. */
const CARDIGAN_BELOW_C = 20;

/**
 * Returns what people would pack in the season of a trip although its forecast makes it unnecessary. Empty if some day
 * is known only by what is usual.
 */
export function listUnneededPieces(
  days: readonly TripDay[],
  demands: readonly Demands[],
  packed: readonly string[],
): UnneededPiece[] {
  if (days.some(({ basis }) => basis === 'usual')) return [];
  const pieces = new Set(packed.map(toPieceId));
  const month = new Date(kstEpochMs(days[0]!.date, 12)).getUTCMonth() + 1;
  const coldestC = Math.min(...demands.map((each) => each.coldestC));
  const isPossible: Record<UnneededReason, boolean> = {
    dry: demands.every(({ rain, snow, umbrella }) => !rain && !snow && !umbrella),
    mild: true,
    'warm-all-day': coldestC >= CARDIGAN_BELOW_C,
    'little-sun': true,
    // Air quality is forecast for the first days only.
    'clean-air': days.every(({ hours }) => hours.some(({ pm10UgM3 }) => pm10UgM3 !== null)),
  };
  return PACKED_IN_CASE.filter(
    ({ piece, months, reason }) => months.includes(month) && isPossible[reason] && !pieces.has(piece),
  )
    .slice(0, MOST)
    .map(({ piece, reason }) => ({ piece, reason }));
}
