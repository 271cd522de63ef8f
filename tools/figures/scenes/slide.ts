import { OUTFITS } from '../../../lib/domain/wardrobe/outfits';
import type { Hex } from '../../../lib/domain/wardrobe/hex';
import type { Outfit } from '../../../lib/domain/wardrobe/wardrobe';
import type { Part } from '../scene/part';
import type { Stage } from '../scene/write-scene';
import type { Member } from './group';

/** A picture of one or more figures with things beside them. */
export interface Slide {
  /** Its file in `public/figures`. */
  name: string;
  members: Member[];
  props: Part[];
  camera: Stage['camera'];
  /** In pixels; 960 square unless said. */
  size?: { width: number; height: number };
  /** Colours from top to bottom; without them the ground stays transparent. */
  sky?: readonly [Hex, Hex];
}

/** An outfit of the wardrobe, worn as this picture needs it. */
export function outfit(id: string, changes: Partial<Outfit> = {}): Outfit {
  const found = OUTFITS.find((one) => one.id === id);
  if (!found) throw new Error(`No outfit is called ${id}`);
  return { ...found, ...changes };
}
