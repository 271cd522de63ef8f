import { getGarment } from '../../../lib/domain/wardrobe/insulation';
import type { Outfit, WornGarment } from '../../../lib/domain/wardrobe/wardrobe';
import type { Body } from '../body/body';
import { PER_LAYER } from '../cloth/cut';
import { FITS } from '../cloth/fit';
import { ROOM_OVER_TOP } from '../garments/dress';
import type { Dressed } from '../cloth/worn';
import { type Part, markGarment } from '../scene/part';
import { BODY_MODELS } from './wardrobe-models';
import { type Around, getBuilder, makeWearing } from './wearing';
import { inHood } from '../cloth/collars';
import { type Field, smax } from '../sdf/scalar';

export interface Layer extends Dressed {
  kind: string;
  worn: WornGarment;
  /** Positive where boots hide this layer and hold it. */
  heldBy?: Field | undefined;
}

/** Returns the number of extra layers of room that a garment needs under the garments over it. */
function countExtraLayers({ garment }: WornGarment): number {
  const { kind, params } = getGarment(garment).model;
  if (kind === 'padded') return 2;
  if (kind === 'fleece') return 3;
  return kind === 'knit' && params.sleeve === 'none' ? 2 : 0;
}

/** Room of kinds of outerwear in addition to that of their fit. */
const OUTER_ROOM: Partial<Record<string, number>> = {
  blazer: 0.011,
  coat: 0.016,
  jacket: 0.01,
  'leather-jacket': 0.008,
  windbreaker: 0.008,
  fleece: 0.01,
  padded: 0.022,
};

/** Minimum distance of an outer garment from the one under it. */
const CLEAR = 0.004;

/** Returns the distance of a garment from the body. */
function getRoom({ garment }: WornGarment, layer: number): number {
  const { kind, params } = getGarment(garment).model;
  const ease = 'fit' in params ? FITS[params.fit].ease : kind === 'dress' && layer > 0 ? ROOM_OVER_TOP : 0;
  return ease + layer * PER_LAYER + (OUTER_ROOM[kind] ?? 0);
}

/** Returns how far folds stand out from a garment's cloth. */
function getFolds({ garment }: WornGarment): number {
  const { params } = getGarment(garment).model;
  return 'fit' in params ? FITS[params.fit].folds : 0;
}

/**
 * Width by which an open front parts further for each open layer beneath it, and for each vest or cardigan, of which
 * only a strip would be seen otherwise. The whole is limited, so that the front stays in front.
 */
const PARTING = { open: 0.032, slight: 0.024, most: 0.1 };

function isVestOrCardigan({ garment }: WornGarment): boolean {
  const { kind, params } = getGarment(garment).model;
  return kind === 'cardigan' || ('sleeve' in params && params.sleeve === 'none');
}

const isPaddedVest = (worn: WornGarment): boolean =>
  getGarment(worn.garment).model.kind === 'padded' && isVestOrCardigan(worn);

const getParting = (below: readonly WornGarment[]): number =>
  Math.min(
    PARTING.most,
    below.reduce(
      (sum, worn) => sum + (worn.open ? PARTING.open : 0) + (isVestOrCardigan(worn) ? PARTING.slight : 0),
      0,
    ),
  );

/** Returns true for a dress on straps. A top with it is worn beneath. */
function hasStraps({ garment }: WornGarment): boolean {
  const { kind, params } = getGarment(garment).model;
  return kind === 'dress' && params.straps === true;
}

/** Builds the garments on the body, from the skin outwards. `feet` is the field of the shoes, over which trousers fall. */
export function bodyLayers(outfit: Outfit, body: Body, feet?: Field): Layer[] {
  const base = outfit.base.map((worn) => ({
    worn,
    slot: getGarment(worn.garment).slot,
    kind: getGarment(worn.garment).model.kind,
  }));
  const isUnderDress = base.some(({ worn }) => hasStraps(worn));
  const rank = ({ worn, slot }: (typeof base)[number]) =>
    slot === 'underlayer'
      ? 0
      : slot === 'legwear'
        ? 1
        : slot === 'top' && (worn.tucked || isUnderDress)
          ? 2
          : slot === 'bottom'
            ? 3
            : slot === 'dress'
              ? 4
              : 5;
  const ordered = [...base].sort((a, b) => rank(a) - rank(b));
  const upper = (slot: string) => slot === 'top' || slot === 'dress';
  let over = 0;
  let room = 0;
  let folds = 0;
  const layers: Layer[] = ordered.map(({ worn, slot, kind }) => {
    if (upper(slot)) {
      room = Math.max(room, getRoom(worn, over));
      folds = Math.max(folds, getFolds(worn));
    }
    const layer = upper(slot) ? over++ : 0;
    return { kind, worn, ...build(outfit, body, worn, layer, { feet }) };
  });
  outfit.layers.forEach((worn, i) => {
    const below = outfit.layers.slice(0, i);
    const bulk = below.reduce((sum, inner) => sum + countExtraLayers(inner), 0);
    const minimum = Math.max(1, over + i) + bulk;
    // A windbreaker is thin and hangs smooth, so that the folds beneath would show through it.
    const clear = CLEAR + (getGarment(worn.garment).model.kind === 'windbreaker' ? folds : 0);
    const layer = minimum + Math.max(0, Math.ceil((room - getRoom(worn, minimum) + clear) / PER_LAYER));
    room = getRoom(worn, layer);
    folds = getFolds(worn);
    const built: Layer = {
      kind: getGarment(worn.garment).model.kind,
      worn,
      ...build(outfit, body, worn, layer, { parting: getParting(below) }),
    };
    layers.push(built.kind === 'coat' || isPaddedVest(worn) ? pressUnderHoods(built, layers, body) : built);
  });
  return layers;
}

/** Distances from a hood within which it presses down the collar and the cloth that it is taken out over. */
const PRESSED = { collar: 0.024, cloth: 0.008 };
/** Names of the parts that turn down at the neck of a coat. */
const COLLARS: ReadonlySet<string> = new Set(['collar', 'lapels']);

/**
 * Presses down a coat where it would come through the hoods of the garments beneath, and leaves out its edge between
 * them and the neck.
 */
function pressUnderHoods(coat: Layer, below: readonly Layer[], body: Body): Layer {
  const hoods = below.flatMap(({ parts }) => parts.filter(({ takenOut }) => takenOut));
  if (hoods.length === 0) return coat;
  const lowest = Math.min(...hoods.map(({ bounds }) => bounds[2]));
  const press = (part: Part): Part => {
    const by = COLLARS.has(part.name) ? PRESSED.collar : PRESSED.cloth;
    return {
      ...part,
      field: (x, y, z) => {
        const own = part.field(x, y, z);
        const d = part.takenOut ? own : Math.max(own, inHood(body, x, y, z));
        return d > 0.02 || z < lowest ? d : smax(d, by - Math.min(...hoods.map(({ field }) => field(x, y, z))), 0.004);
      },
    };
  };
  return { ...coat, parts: coat.parts.map(press) };
}

export function build(outfit: Outfit, body: Body, worn: WornGarment, layer: number, around: Around = {}): Dressed {
  const { kind } = getGarment(worn.garment).model;
  const builder = getBuilder(BODY_MODELS, kind);
  if (!builder) throw new RangeError(`No model for ${kind} on the body (${worn.garment} in ${outfit.id})`);
  const dressed = builder(makeWearing(outfit, body, worn, layer, around));
  return { ...dressed, parts: markGarment(dressed.parts, worn.garment) };
}

/** Returns the outside of a layer with its lapels, flaps, cuffs and hood. Straps, scarves and other clothes lie on it. */
export function makeOutside({ surface, parts: [main, ...details] }: Layer): Field {
  const cloth = surface ?? main?.field ?? (() => 1);
  return (x, y, z) => {
    let d = cloth(x, y, z);
    for (const {
      field,
      bounds: [x0, y0, z0, x1, y1, z1],
      place,
    } of details)
      if (!place && x > x0 && y > y0 && z > z0 && x < x1 && y < y1 && z < z1) d = Math.min(d, field(x, y, z));
    return d;
  };
}
