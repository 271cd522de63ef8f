import type { Garment, Slot } from '../wardrobe';

/** ISO 11079 reckons with l/(m² s) of air through the outer cloth: 10 where it stops the wind, 50 otherwise. */
const WIND_STOPPING_PERMEABILITY = 10;
const OPEN_WEAVE_PERMEABILITY = 50;

type GarmentRow<Id extends string> = { id: Id } & Pick<
  Garment,
  'name' | 'insulationClo' | 'fabric' | 'formality' | 'model'
> &
  Partial<Pick<Garment, 'judged' | 'waterproof' | 'windproof' | 'wicking' | 'floorLength'>>;

/** Completes the rows of one slot: what a row does not say, it does not do. */
export function defineGarments<const Id extends string>(
  slot: Slot,
  rows: readonly GarmentRow<Id>[],
): (Garment & { id: Id })[] {
  return rows.map((row) => ({
    waterproof: 'no',
    windproof: false,
    wicking: false,
    airPermeability: row.windproof ? WIND_STOPPING_PERMEABILITY : OPEN_WEAVE_PERMEABILITY,
    ...row,
    slot,
  }));
}
