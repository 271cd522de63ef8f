import type { ModelParams } from '../wardrobe/models';
import type { Garment, Outfit, WornGarment } from '../wardrobe/wardrobe';
import type { GarmentMap } from './traits';

const WEIGHTS = { outer: 3, top: 2, dress: 4, bottom: 2, shoes: 1 } as const;
type Part = keyof typeof WEIGHTS;
const PARTS = Object.keys(WEIGHTS) as Part[];

/** The outermost garment of each part of the body. */
export type Look = Partial<Record<Part, { garment: string; kind: string; color: string }>>;

const looks = new WeakMap<Outfit, Look>();

/** Returns how similar two outfits look, from 0 (nothing in common) to 1 (the same garments and colours). */
export function getSimilarity(one: Look, other: Look): number {
  let [alike, all] = [0, 0];
  for (const part of PARTS) {
    const [mine, theirs] = [one[part], other[part]];
    if (!mine && !theirs) continue;
    all += WEIGHTS[part];
    if (!mine || !theirs) continue;
    const shape = mine.garment === theirs.garment ? 0.7 : mine.kind === theirs.kind ? 0.4 : 0;
    alike += WEIGHTS[part] * (shape + (mine.color === theirs.color ? 0.3 : 0));
  }
  return all === 0 ? 0 : alike / all;
}

type Piece = NonNullable<Look[Part]>;

/** Returns the garment that people see first: the outermost layer, else the dress or top. */
export const getOutermost = ({ outer, dress, top }: Look): Piece | undefined => outer ?? dress ?? top;

/** Returns the kind of garment that people see first. */
export const getOuterKind = (outfit: Outfit, garments: GarmentMap): string =>
  getOutermost(getLook(outfit, garments))?.kind ?? '';

/** Returns the kind of a garment as people distinguish it at a glance: `coat trench`, `padded long`. */
function getKind(garment: Garment | undefined): string {
  if (!garment) return '';
  const { kind, params } = garment.model;
  if (kind === 'padded') return `padded ${params.sleeve === 'none' ? 'vest' : getPaddedShape(params)}`;
  if (kind === 'windbreaker') return `windbreaker ${params.front === 'half-zip' ? 'anorak' : params.shell}`;
  if (!('style' in params)) return kind;
  // Macs look like trench coats.
  return `${kind} ${params.style === 'mac' ? 'trench' : params.style}`;
}

/** Short padding differs by its quilting, and a parka, which is smooth, from padded coats. */
function getPaddedShape({ hem, quilt }: ModelParams['padded']): string {
  return quilt !== 'smooth' && (hem === 'thigh' || hem === 'midi') ? hem : quilt;
}

/** Returns whether any of the others has the same kind (1) or colour (1). */
export const countShared = (one: Piece | undefined, others: readonly (Piece | undefined)[]): number =>
  Number(others.some((other) => other?.kind === one?.kind)) +
  Number(others.some((other) => other?.color === one?.color));

export function getLook(outfit: Outfit, garments: GarmentMap): Look {
  const known = looks.get(outfit);
  if (known) return known;
  const look: Look = {};
  for (const worn of [...outfit.base, ...outfit.layers, outfit.shoes]) {
    const part = findPart(worn, garments);
    if (part)
      look[part] = {
        garment: worn.garment,
        kind: getKind(garments.get(worn.garment)),
        color: worn.color,
      };
  }
  looks.set(outfit, look);
  return look;
}

function findPart({ garment }: WornGarment, garments: GarmentMap): Part | null {
  const slot = garments.get(garment)?.slot;
  return PARTS.find((part) => part === slot) ?? null;
}
