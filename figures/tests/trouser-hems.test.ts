import { getGarment } from '@/lib/domain/wardrobe/insulation';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { Side } from '../src/body/body';
import { dressFigure } from '../src/figure/dress-figure';
import { findSubject } from '../src/render/coverage';
import type { Part } from '../src/scene/part';
import { HEM_STITCHES } from '../src/garments/trouser-fronts';
import { getBootTop } from '../src/shoes/boot';

const figureOf = (id: string) =>
  dressFigure(
    OUTFITS.find((one) => one.id === id)!,
    'face.png',
  );

/** Returns an outfit's trousers as they are cut, with the left leg and the height of the hem at its axis. */
function trousersOf(id: string) {
  const { body, clothes, feet } = figureOf(id);
  const trousers = clothes.find(({ kind }) => kind === 'trousers')!.parts[0]!;
  const limb = body.legs.left;
  let z = 0.3;
  while (z > 0.05 && isCovered(trousers, limb.pointAt(0.9)[0], z)) z -= 0.002;
  return { field: trousers.field, material: trousers.material, limb, feet, hem: z };
}

/** Returns true if the cloth of trousers is beside the leg's axis at a height. */
const isCovered = ({ field }: Part, x: number, z: number): boolean =>
  Array.from({ length: 40 }, (_, i) => field(x + 0.03 + i * 0.003, 0, z)).some((d) => d < 0);

describe('the legs of trousers', () => {
  it('are closed between the feet down to the hem, however wide they are', () => {
    const { field, hem, limb } = trousersOf('female-daily-long-coat-cable-knit');
    const [, y] = limb.pointAt(0.95);
    const wall = Array.from({ length: 12 }, (_, i) => field(0.001 + i * 0.0015, y, hem + 0.014));
    expect(Math.min(...wall)).toBeLessThan(0);
  });

  it('fall round shafts that are wider than they are', () => {
    const { field, hem, limb, feet } = trousersOf('male-activity-snow-field-hooded-long-down');
    const bare = [0.045, 0.06].flatMap((up) =>
      Array.from({ length: 24 }, (_, i) => {
        const [x, y] = limb.pointAt(0.93);
        const angle = (i * Math.PI) / 12;
        const at = (r: number) => [x + r * Math.sin(angle), y - r * Math.cos(angle), hem + up] as const;
        let r = 0.14;
        while (r > 0.03 && feet(...at(r)) > 0) r -= 0.001;
        return r > 0.03 && field(...at(r)) > 0 ? [{ up, angle, r }] : [];
      }).flat(),
    );
    expect(bare).toEqual([]);
  });

  it('are stitched in an unbroken line along the hem if they are jeans', () => {
    expect(trousersOf('male-daily-navy-long-down-jeans').material.bands).toEqual([HEM_STITCHES]);
  });
});

describe('the legs of trousers that end at rain boots', () => {
  /** Returns the radius of a leg of a picture's trousers at a height above the edge of its boots, or 0 below the hem. */
  function makeRadius(pictureId: string): (up: number, side?: Side) => number {
    const { outfit } = findSubject(pictureId);
    const { body, clothes } = dressFigure(outfit, 'face.png');
    const { field } = clothes.find(({ kind }) => kind === 'trousers')!.parts[0]!;
    const top = getBootTop(body, getGarment(outfit.shoes.garment).model)!;
    return (up, side = 'left') => {
      const z = top + up;
      let s = 1;
      while (body.legs[side].pointAt(s)[2] < z) s -= 0.002;
      const [x, y] = body.legs[side].pointAt(s);
      let r = 0.16;
      while (r > 0 && field(x + (side === 'left' ? r : -r), y, z) > 0) r -= 0.001;
      return Math.max(0, r);
    };
  }

  it('do not swell above the edge of short ones', () => {
    const radius = makeRadius('male-date-mac-thin-cardigan-tee--rainboots');
    expect(radius(0.016)).toBeLessThan(radius(0.1) + 0.006);
  });

  it('narrow from the knee towards tall ones', () => {
    const radius = makeRadius('female-daily-crop-windbreaker-nylon-pants--rainboots');
    expect(radius(0.08)).toBeLessThan(radius(0.2) - 0.015);
  });

  it('end equally high on both legs', () => {
    const radius = makeRadius('male-date-mac-cardigan-shirt-rain--rainboots');
    const [left, right] = (['left', 'right'] as const).map((side) => {
      let up = -0.03;
      while (radius(up, side) === 0) up += 0.0005;
      return up;
    });
    expect(Math.abs(left! - right!)).toBeLessThan(0.002);
  });
});
