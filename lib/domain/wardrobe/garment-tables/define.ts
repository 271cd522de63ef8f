import type { Garment, Slot } from '../wardrobe';

/** Air permeability of windproof and of other fabrics, l/(m² s). Source: ISO 11079. */
const WIND_STOPPING_PERMEABILITY = 10;
const OPEN_WEAVE_PERMEABILITY = 50;

type GarmentRow = Pick<Garment, 'id' | 'insulationClo' | 'fabric' | 'formality' | 'model'> &
  Partial<Pick<Garment, 'judged' | 'waterproof' | 'windproof' | 'wicking' | 'floorLength'>>;

/** Completes the rows of one slot with defaults: not waterproof, not windproof, not wicking. */
export function defineGarments(slot: Slot, rows: readonly GarmentRow[]): Garment[] {
  return rows.map((row) => ({
    waterproof: 'no',
    windproof: false,
    wicking: false,
    airPermeability: row.windproof ? WIND_STOPPING_PERMEABILITY : OPEN_WEAVE_PERMEABILITY,
    ...row,
    slot,
  }));
}
