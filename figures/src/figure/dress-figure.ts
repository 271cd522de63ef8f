import { getGarment } from '../../../lib/domain/wardrobe/insulation';
import type { Outfit } from '../../../lib/domain/wardrobe/wardrobe';
import type { Body } from '../body/body';
import { makePostures } from '../body/posture';
import { addPockets } from './pocket-cloth';
import { makePosedBody } from './posed-body';
import { type Surfaces, accessoryParts, isOpenUmbrella, tieParts } from './carried';
import { headParts } from './head-parts';
import { isHanging } from './hang-clothes';
import { type Layer, bodyLayers, makeOutside } from './layers';
import { handsPart, skinPart } from './skin';
import { getOpacity } from '../garments/tights';
import { SHOE_MODELS } from './wardrobe-models';
import { areTrousersTucked, getBuilder, clipPart, makeWearing } from './wearing';
import type { Posture } from '../scene/build-mesh';
import { mixHex } from '../scene/colour';
import { markGarment, type Part } from '../scene/part';
import { bell, type Field } from '../sdf/scalar';
import { makeFeetField } from '../shoes/feet-field';
import type { FootCover } from '../shoes/shoe';

/** A whole figure: its clothes from the skin outwards, the other surfaces to mesh, and its posture. */
export interface Figure {
  body: Body;
  clothes: Layer[];
  /** Field of the shoes, on which trousers lie. */
  feet: Field;
  parts: Part[];
  posture: Posture;
  hasOpenUmbrella: boolean;
}

const LOWER = ['trousers', 'skirt', 'shorts'];

/** Dresses a figure in an outfit. `drawing` is the file name of the face, relative to the scene. */
export function dressFigure(outfit: Outfit, drawing: string): Figure {
  const { person } = outfit;
  const body = makePosedBody(outfit);
  const postures = makePostures(body);
  const shoeKind = getGarment(outfit.shoes.garment).model.kind;
  const shoes = getBuilder(SHOE_MODELS, shoeKind)!(makeWearing(outfit, body, outfit.shoes, 0), onFoot(outfit));
  const feet = makeFeetField(body, shoes.parts);
  const layers = bodyLayers(outfit, body, feet).map((layer) => addPockets(layer, body));
  const wide = layers.find(({ kind }) => kind === 'trousers');
  const trouserCover = wide && areTrousersTucked(outfit) ? undefined : wide?.cover;
  const worn =
    trouserCover || !shoes.cover
      ? layers
      : layers.map((layer) =>
          ['trousers', 'leggings', 'tights', 'socks'].includes(layer.kind)
            ? { ...layer, parts: layer.parts.map((p) => clipPart(p, [shoes.cover!])), heldBy: shoes.cover }
            : layer,
        );
  const gloved = outfit.accessories.some((item) => getGarment(item.garment).model.kind === 'gloves');
  const parts = [
    skinPart(body, layers.flatMap(hiding), person.skin, !['sandals', 'slippers', 'flats', 'heels'].includes(shoeKind)),
    ...(gloved ? [] : [handsPart(body, person.skin)]),
    ...markGarment(shoes.parts, outfit.shoes.garment).map((part) => clipPart(part, trouserCover ? [trouserCover] : [])),
    ...tieParts(outfit, body, layers),
    ...accessoryParts(outfit, body, findSurfaces(layers, body), postures.body),
    ...headParts(outfit, body, drawing).map((part) => ({
      ...part,
      bend: part.name === 'hair' ? postures.hair : postures.head,
    })),
  ];
  const hasOpenUmbrella = isOpenUmbrella(outfit);
  return { body, clothes: worn, feet, parts, posture: postures.body, hasOpenUmbrella };
}

/** Returns the surfaces on which accessories lie. */
function findSurfaces(layers: readonly Layer[], body: Body): Surfaces {
  const upper = layers.filter(({ surface, kind }) => surface && !LOWER.includes(kind));
  const closed = Math.max(0, upper.map(({ worn }) => !worn.open).lastIndexOf(true));
  const surfaceOf = (layer?: Layer) => (layer ? makeOuterSurface(layer, layers, body) : body.torsoField);
  return {
    outer: surfaceOf(upper.at(-1)),
    beneath: surfaceOf(upper[closed]),
    covers: upper.slice(closed + 1).flatMap(({ cover }) => cover ?? []),
  };
}

/** Returns the surface on which bags and straps lie: that of the outermost garment, and of what it is tucked into. */
function makeOuterSurface(outermost: Layer, layers: readonly Layer[], { belt }: Body): Field {
  const own = makeOutside(outermost);
  if (!outermost.worn.tucked) return own;
  const others = layers.filter(({ kind, surface }) => surface && LOWER.includes(kind)).map(makeOutside);
  // Above the waistband the cloth that is tucked in bulges.
  return (x, y, z) =>
    Math.min(own(x, y, z) - 0.02 * bell(z - belt - 0.035, 0.035), ...others.map((field) => field(x, y, z)));
}

/** Distance inside a garment's edge from which skin is certainly hidden, although cloth hangs otherwise than modelled. */
const HIDDEN = 0.025;

/** Returns where a layer certainly hides skin. Legs of trousers move little, and their hems are left out anyway. */
const hiding = ({ cover, kind }: Layer): Field[] =>
  cover ? [isHanging(kind) ? (x, y, z) => cover(x, y, z) - HIDDEN : cover] : [];

/** Cosine between the instep and the view. */
const INSTEP = 0.7;

/** Returns the cover of the foot that an open shoe shows: true for bare skin. */
function onFoot({ base, person }: Outfit): true | FootCover {
  const stocking = base.find(({ garment }) => ['tights', 'socks'].includes(getGarment(garment).model.kind));
  if (!stocking) return true;
  const { model } = getGarment(stocking.garment);
  if (model.kind === 'tights')
    return { color: mixHex(person.skin, stocking.color, getOpacity(model.params.opacity, INSTEP)), kind: 'jersey' };
  return { color: stocking.color, kind: 'rib' };
}
