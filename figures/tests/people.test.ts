import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { getStance, STANCES } from '../src/body/stance';
import { makePosedBody } from '../src/figure/posed-body';
import { findSubject } from '../src/render/coverage';
import { add, scale } from '../src/scene/vector';
import { measuredBy } from './bundled';
import type { Measures } from './measure-people';

const {
  mournersPhone,
  proportions,
  fingers,
  palmAndThumb,
  bags,
  hiddenHands,
  hidesInShirt,
  handsInPockets,
  handsOnHips,
  stripesOfTrackJacket,
  gapAboveHand,
  umbrellas,
} = measuredBy<Measures>('measure-people.ts');

describe('a figure', () => {
  it.each(['FEMALE', 'MALE'] as const)('has the proportions of an adult (%s)', (gender) => {
    const { heads, waist, crotch, knee, shoulders } = proportions[gender];
    expect(heads).toBeCloseTo(5.5, 1);
    expect(waist).toBeCloseTo(2.1, 0);
    // Legs are about half of the height.
    expect(crotch / heads).toBeGreaterThan(0.47);
    expect(crotch / heads).toBeLessThan(0.56);
    expect(knee / heads).toBeCloseTo(0.74, 1);
    expect(shoulders).toBeGreaterThan(1);
  });

  it('keeps its feet on the floor and the shape of its head', () => {
    for (const { floor, headWidthToHeight } of Object.values(proportions)) {
      expect(Math.abs(floor)).toBeLessThan(0.01);
      expect(headWidthToHeight).toBeCloseTo(1, 1);
    }
  });

  it('has hands with five separate fingers', () => {
    expect({ fingers, palmAndThumb }).toEqual({ fingers: 4, palmAndThumb: 2 });
  });

  it('carries bags that keep their shape', () => {
    expect(bags).toHaveLength(4);
    expect(bags.filter(({ width, height }) => Math.abs(height / width - 1) > 0.01)).toEqual([]);
  });

  it('hides no hand in a pocket', () => {
    expect(hiddenHands).toEqual([]);
  });

  it('has no pockets in a shirt that hangs over the trousers', () => {
    expect(hidesInShirt).toBe(true);
  });

  it('shows the back of a hand before its pocket, whose cloth lies over the rest', () => {
    expect(handsInPockets.length).toBeGreaterThan(5);
    expect(
      handsInPockets.filter(({ seen, before, through }) => seen < 0.04 || before < 0.01 || through > 0.001),
    ).toEqual([]);
  });

  it('leaves no button half under the cloth over a hand in a pocket', () => {
    expect(handsInPockets.filter(({ buttons }) => buttons > 0)).toEqual([]);
  });

  it('lays a hand on the hip, not into the clothes', () => {
    expect(handsOnHips).toHaveLength(5);
    expect(handsOnHips.filter(({ inside, nearest }) => inside > 0.3 || nearest > 0.01)).toEqual([]);
  });

  it('stretches the fingers in a glove, which look like a claw if they are bent', () => {
    const { arms, hand, hands } = makePosedBody(
      findSubject('female-activity-winter-camp-down--closed-gloves-scarf').outfit,
    );
    const tips = add(arms.left.end, scale(arms.left.direction, 0.97 * hand));
    const steps = Array.from({ length: 21 }, (_, i) => (i - 10) * 0.003);
    const near = steps.flatMap((x) => steps.map((y) => hands.left(...add(tips, [x, y, 0]))));
    expect(Math.min(...near)).toBeLessThan(0);
  });

  it('holds a phone whose case differs from the clothes that are seen, not from the shirt under a closed coat', () => {
    expect(mournersPhone).toBe('#f3f4f6');
  });

  it('wears a track jacket with a stripe along its sleeves', () => {
    expect(stripesOfTrackJacket).toBeGreaterThan(0.05);
    expect(stripesOfTrackJacket).toBeLessThan(0.4);
  });

  it('has whole arms beside the hips, which stockings cover', () => {
    expect(gapAboveHand).toBeLessThan(0);
  });

  it('stands under its umbrella, whose shaft is straight', () => {
    expect(umbrellas).toHaveLength(6);
    expect(umbrellas.filter(({ overLeft, overRight, above }) => Math.min(overLeft, overRight, above) < 0.08)).toEqual(
      [],
    );
    expect(umbrellas.filter(({ bow }) => bow > 0.004)).toEqual([]);
    expect(umbrellas.filter(({ gap }) => gap < 2)).toEqual([]);
  });
});

it('the figures of the wardrobe stand in each of the stances about equally often', () => {
  const shares = Object.values(STANCES).map(
    (stance) => OUTFITS.filter((outfit) => getStance(outfit) === stance).length / OUTFITS.length,
  );
  expect(Math.min(...shares)).toBeGreaterThan(0.18);
});
