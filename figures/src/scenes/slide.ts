import { OUTFITS } from '../../../lib/domain/wardrobe/outfits';
import type { Hex } from '../../../lib/domain/wardrobe/hex';
import type { Outfit } from '../../../lib/domain/wardrobe/wardrobe';
import type { Part } from '../scene/part';
import type { Stage } from '../scene/write-scene';
import type { Member } from './group';

/** A picture of one or more figures with props. */
export interface Slide {
  /** Name of the file in `public/figures`. */
  name: string;
  members: Member[];
  props: Part[];
  camera: Stage['camera'];
  /** Size in pixels, by default 960 x 960. */
  size?: { width: number; height: number };
  /** Colours from top to bottom. Without them the ground stays transparent. */
  sky?: readonly [Hex, Hex];
}

/** Returns an outfit of the wardrobe with changes for this picture. Throws if the id is unknown. */
export function outfit(id: string, changes: Partial<Outfit> = {}): Outfit {
  const found = OUTFITS.find((one) => one.id === id);
  if (!found) throw new Error(`Unknown outfit: ${id}`);
  return { ...found, ...changes };
}
