import { knownGarment } from '../../../lib/domain/wardrobe/insulation';
import type { Outfit, WornGarment } from '../../../lib/domain/wardrobe/wardrobe';
import type { Body } from '../body/body';
import type { Dressed } from '../cloth/worn';
import { BODY_MODELS } from './wardrobe-models';
import { builderOf, clipped, wearingOf } from './wearing';
import type { Part } from '../scene/part';

export interface Layer extends Dressed {
  kind: string;
}

/** Padding takes the room of so many further layers. */
const PUFFY = 2;

/** What is worn on the body, from the skin outwards. */
export function bodyLayers(outfit: Outfit, body: Body): Layer[] {
  const base = outfit.base.map((worn) => ({
    worn,
    slot: knownGarment(worn.garment).slot,
    kind: knownGarment(worn.garment).model.kind,
  }));
  const rank = ({ worn, slot }: (typeof base)[number]) =>
    slot === 'underlayer'
      ? 0
      : slot === 'legwear'
        ? 1
        : slot === 'top' && worn.tucked
          ? 2
          : slot === 'bottom'
            ? 3
            : slot === 'dress'
              ? 4
              : 5;
  const ordered = [...base].sort((a, b) => rank(a) - rank(b));
  const upper = (slot: string) => slot === 'top' || slot === 'dress';
  let over = 0;
  const layers: Layer[] = ordered.map(({ worn, slot, kind }) => {
    const layer = upper(slot) ? over++ : 0;
    return { kind, ...build(outfit, body, worn, layer) };
  });
  outfit.layers.forEach((worn, i) => {
    const below = outfit.layers.slice(0, i);
    const openBelow = below.filter(({ open }) => open).length;
    const puffy = below.filter(({ garment }) => knownGarment(garment).model.kind === 'padded').length;
    layers.push({
      kind: knownGarment(worn.garment).model.kind,
      ...build(outfit, body, worn, Math.max(1, over + i) + PUFFY * puffy, openBelow),
    });
  });
  return layers;
}

export function build(outfit: Outfit, body: Body, worn: WornGarment, layer: number, openBelow = 0): Dressed {
  const { kind } = knownGarment(worn.garment).model;
  const builder = builderOf(BODY_MODELS, kind);
  if (!builder) throw new RangeError(`No model draws ${kind} on the body (${worn.garment} in ${outfit.id})`);
  return builder(wearingOf(outfit, body, worn, layer, openBelow));
}

/** Each layer's parts without what the layers over it hide. */
export const hidden = (layers: readonly Layer[]): Part[] =>
  layers.flatMap((layer, i) => {
    const covers = layers.slice(i + 1).flatMap(({ cover }) => cover ?? []);
    return layer.parts.map((part) => clipped(part, covers));
  });
