import type { Piece } from '@/lib/contract/pieces';
import { hasNoSleeve } from '../wardrobe/sleeves';
import type { Garment } from '../wardrobe/wardrobe';

/** Returns the piece whose picture shows a garment; null if none does. */
export function findPieceOfGarment(garment: Garment): Piece | null {
  const { slot, model } = garment;
  if (model.kind === 'thermal' && model.params.part === 'top' && model.params.neck !== 'crew') return 'thermals';
  if (model.kind === 'boots' && model.params.style === 'rain') return 'rain-boots';
  if (slot === 'outer' && hasNoSleeve(garment)) return 'vest';
  return slot === 'outer' && model.kind === 'cardigan' ? 'cardigan' : null;
}
