import { getGarment, getWornGarments } from '../../../lib/domain/wardrobe/insulation';
import type { GarmentId, Outfit, Slot } from '../../../lib/domain/wardrobe/wardrobe';
import { dressFigure } from '../figure/dress-figure';
import { meshFigure } from '../figure/mesh-figure';
import { makeStage } from '../figure/stage';
import type { Part } from '../scene/part';
import { makeProjection } from '../scene/project';
import { measureCovered } from './cover-squares';

/** View of a picture in squares, a third of its width and height. */
const VIEW = { width: 240, height: 300 };

/** Shoes and accessories. Clothes, skin and hair are larger. */
const SMALL_SLOTS: readonly Slot[] = [
  'shoes',
  'headwear',
  'neckwear',
  'handwear',
  'eyewear',
  'mask',
  'bag',
  'umbrella',
];
/** Parts of shoes and accessories with smaller cells are thin and disappear in larger ones. */
const FINE_CELL = 0.0045;

/** Returns the factor of the size of a part's cells. */
function getCoarseness({ cell, garment }: Part): number {
  if (!garment || !SMALL_SLOTS.includes(getGarment(garment).slot)) return 3.5;
  return cell < FINE_CELL ? 1.3 : 2;
}

/**
 * Returns the share of the figure that each garment of an outfit covers in its picture, from 0 to 1. Clothes are meshed
 * stiffly and in large cells, because shares need less detail than a picture.
 */
export function measureSeen(outfit: Outfit): Map<GarmentId, number> {
  const figure = dressFigure(outfit, 'face.png');
  const meshes = meshFigure(figure, getCoarseness, true);
  const shares = measureCovered(meshes, makeProjection(makeStage(outfit, figure.hasOpenUmbrella), VIEW), VIEW);
  const seen = new Map(getWornGarments(outfit).map(({ garment }) => [garment, 0]));
  meshes.forEach(({ garment }, index) => {
    if (garment) seen.set(garment, (seen.get(garment) ?? 0) + shares[index]!);
  });
  return seen;
}
