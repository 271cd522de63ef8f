import { measuredBy } from './bundled';
import type { WornMeasures } from './measure-worn';

const worn = measuredBy<WornMeasures>('measure-worn.ts');
/** The entries of a record whose value breaks a rule. */
const breaking = <T>(record: Record<string, T>, rule: (value: T) => boolean) =>
  Object.entries(record).filter(([, value]) => !rule(value));

describe('the shoes and accessories of the wardrobe', () => {
  it('are made of closed, finite surfaces, each of them', () => {
    expect(worn.count).toBeGreaterThan(70);
    expect(worn.faults).toEqual([]);
  });

  it('come out the same when made twice', () => {
    expect(worn.digests[0]).toBe(worn.digests[1]);
  });
});

describe('shoes', () => {
  it('stand on the floor, neither sunk nor floating', () => {
    expect(breaking(worn.lowest, (z) => z > -0.007 && z < 0.004)).toEqual([]);
  });

  it('with a shaft hide the leg inside it', () => {
    expect(breaking(worn.coverInShaft, (least) => least > 0)).toEqual([]);
  });
});

describe('what is worn on the head', () => {
  it('leaves hair only such room as lies within the hat', () => {
    expect(breaking(worn.hairThrough, (most) => most < 0)).toEqual([]);
  });

  it('stays clear of the face below the brows', () => {
    expect(breaking(worn.faceUnderHat, (least) => least > 0)).toEqual([]);
  });

  it('lies before the face, not in it, where it is a mask or a lens', () => {
    expect(breaking(worn.beforeFace, (least) => least > -0.001)).toEqual([]);
  });
});

describe('what is held', () => {
  it('hangs beside the legs, its handle in the fist', () => {
    expect(breaking(worn.inHand, ({ leg, fist }) => leg > 0 && fist < 0)).toEqual([]);
  });

  it('as an open umbrella stays clear of the hair and within the frame', () => {
    expect(breaking(worn.underUmbrella, ({ hair, frame }) => hair > 1 && frame > 0)).toEqual([]);
  });

  it('by a gloved hand is held by a glove that contains the hand', () => {
    expect(breaking(worn.roomInGlove, (room) => room > 0)).toEqual([]);
  });
});
