import { measuredBy } from './bundled';
import type { WornMeasures } from './measure-worn';

const worn = measuredBy<WornMeasures>('measure-worn.ts');
/** Returns the entries of a record that violate a rule. */
const breaking = <T>(record: Record<string, T>, rule: (value: T) => boolean) =>
  Object.entries(record).filter(([, value]) => !rule(value));

describe('the shoes and accessories of the wardrobe', () => {
  it('have closed, finite surfaces', () => {
    expect(worn.count).toBeGreaterThan(70);
    expect(worn.faults).toEqual([]);
  });

  it('are deterministic', () => {
    expect(worn.digests[0]).toBe(worn.digests[1]);
  });
});

describe('shoes', () => {
  it('stand exactly on the floor', () => {
    expect(breaking(worn.lowest, (z) => z > -0.007 && z < 0.004)).toEqual([]);
  });

  it('with a shaft cover the leg inside it', () => {
    expect(breaking(worn.coverInShaft, (least) => least > 0)).toEqual([]);
  });
});

describe('headwear', () => {
  it('limits hair to the space inside the hat', () => {
    expect(breaking(worn.hairThrough, (most) => most < 0)).toEqual([]);
  });

  it('stays clear of the face below the brows', () => {
    expect(breaking(worn.faceUnderHat, (least) => least > 0)).toEqual([]);
  });

  it('does not intersect the face if it is a mask or a lens', () => {
    expect(breaking(worn.beforeFace, (least) => least > -0.001)).toEqual([]);
  });
});

describe('held items', () => {
  it('hang beside the legs with the handle in the fist', () => {
    expect(breaking(worn.inHand, ({ leg, fist }) => leg > 0 && fist < 0)).toEqual([]);
  });

  it('stay clear of hair and frame if they are open umbrellas', () => {
    expect(breaking(worn.underUmbrella, ({ hair, frame }) => hair > 1 && frame > 0)).toEqual([]);
  });

  it('are held by a glove that contains the hand', () => {
    expect(breaking(worn.roomInGlove, (room) => room > 0)).toEqual([]);
  });
});
