import { garmentById } from '../../../lib/domain/wardrobe/garments';
import type { Model, ModelKind, ModelParams } from '../../../lib/domain/wardrobe/models';
import type { Hex, WornGarment } from '../../../lib/domain/wardrobe/wardrobe';
import type { Body } from '../body/body';
import type { Part } from '../scene/part';
import { type Field, smax } from '../sdf/scalar';
import { BOOTS } from './boot-models';
import { DERBY } from './derby';
import { FLATS } from './flats';
import { HEELS } from './heels';
import { HIKING_SHOES } from './hiking-shoes';
import { type Last, lastOf } from './last';
import { LOAFERS } from './loafers';
import { RUNNING_SHOES } from './running-shoes';
import { SANDALS } from './sandals';
import type { FootCover, Look, ShoeModel } from './shoe';
import { SLIPPERS } from './slippers';
import { SNEAKERS } from './trainers';

const MODELS = {
  sneakers: SNEAKERS, 'running-shoes': RUNNING_SHOES, 'hiking-shoes': HIKING_SHOES, loafers: LOAFERS, derby: DERBY, flats: FLATS,
  heels: HEELS, boots: BOOTS, sandals: SANDALS, slippers: SLIPPERS,
} satisfies { [Kind in ModelKind]?: ShoeModel<Kind> };

type ShoeKind = keyof typeof MODELS;
type Worn = { insole: number; build: (look: Look, last: Last) => Part[] };

const isShoe = (model: Model): model is Extract<Model, { kind: ShoeKind }> => model.kind in MODELS;

/** The model with its parameters bound: the one place where kind and parameters are known to belong together. */
function bind<Kind extends ShoeKind>(kind: Kind, params: ModelParams[Kind]): Worn {
  const model = MODELS[kind] as unknown as ShoeModel<Kind>;
  return { insole: model.insole(params), build: (look, last) => model.build(params, look, last) };
}

function modelOf(worn: WornGarment): Worn & { fabric: Look['material'] } {
  const garment = garmentById.get(worn.garment);
  if (!garment || !isShoe(garment.model)) throw new Error(`Not shoes: ${worn.garment}`);
  return { ...bind(garment.model.kind, garment.model.params as never), fabric: garment.fabric };
}

/** An insole this high (in the last's units) takes no height: the sole of an ordinary flat shoe. */
const FLAT_INSOLE = 0.024;

/**
 * How much taller shoes make their wearer, in body units (0 for flat ones). The parts of `buildShoes` stand on z = -lift:
 * add it to the z of everything of the figure, after the posture, and the soles stand on the floor.
 */
export function shoeLift(worn: WornGarment, body: Body): number {
  return Math.max(0, modelOf(worn).insole - FLAT_INSOLE) * lastOf(body, 'left', 0).scale;
}

export interface ShoesOn {
  skin: Hex;
  /** Tights or socks over the foot: they show in open shoes. Bare skin where absent. */
  cover?: FootCover;
  /** Trousers worn over a shaft, in body space: shoes keep inside (negative), so that no boot comes through a trouser leg. */
  inside?: Field;
}

const kept = (part: Part, last: Last, inside: Field): Part => ({
  ...part,
  field: (x, y, z) => {
    const [X, Y, Z] = last.place([x, y, z], 'point');
    return smax(part.field(x, y, z), inside(X, Y, Z) / last.scale, 0.003);
  },
});

/** A pair of shoes on the feet of a body, in body space (before the posture). Throws where the garment is no shoe. */
export function buildShoes(worn: WornGarment, body: Body, { skin, cover, inside }: ShoesOn): Part[] {
  const { build, fabric } = modelOf(worn);
  const look: Look = { color: worn.color, trim: worn.trim, material: fabric, foot: cover ?? { color: skin, kind: 'skin' } };
  const lift = shoeLift(worn, body);
  return (['left', 'right'] as const).flatMap((side) => {
    const last = lastOf(body, side, lift);
    return build(look, last).map((part) => {
      const on = { ...part, name: `${part.name}-${side}`, place: last.place, mirrored: last.mirrored };
      return inside ? kept(on, last, inside) : on;
    });
  });
}

