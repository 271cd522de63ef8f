import { ADULTS } from '@/tools/figures/adults/people';
import { measuredBy } from './bundled';
import type { AdultMeasures } from './measure-adults';

const { proportions, fingers, palmAndThumb, footing, hair, meshes } = measuredBy<AdultMeasures>('measure-adults.ts');
const cast = Object.values(ADULTS);

describe('the proportions of an adult, in heads', () => {
  it.each(['FEMALE', 'MALE'] as const)('are those of a %s figure of 5.8 heads', (gender) => {
    const found = proportions[gender];
    expect(found.heads).toBeGreaterThan(5.5);
    expect(found.heads).toBeLessThan(6);
    const wanted = {
      chin: 1,
      waist: gender === 'FEMALE' ? 2.35 : 2.45,
      crotch: 3,
      knee: 4.35,
      ankle: 5.55,
      neckWidth: gender === 'FEMALE' ? 0.34 : 0.42,
      waistWidth: gender === 'FEMALE' ? 0.95 : 1.1,
      hipWidth: gender === 'FEMALE' ? 1.2 : 1.12,
      shoulderWidth: gender === 'FEMALE' ? 1.45 : 1.7,
    };
    const off = Object.entries(wanted).filter(
      ([key, value]) => Math.abs(found[key as keyof typeof found] - value) > 0.2,
    );
    expect(off).toEqual([]);
  });
});

describe('a hand', () => {
  it('has five separate fingers', () => {
    expect({ fingers, palmAndThumb }).toEqual({ fingers: { open: 4, flat: 4 }, palmAndThumb: 2 });
  });
});

describe('a pose', () => {
  it('reaches its footing with every build, and the bend of the trunk leaves the feet there', () => {
    expect(footing.filter(({ moved, missed }) => moved > 0.004 || missed > 0.01)).toEqual([]);
  });
});

describe('the hair of the cast', () => {
  it('lies on the head and leaves the eyes free', () => {
    expect(hair.filter(({ deepest, acrossEyes }) => deepest < -0.02 || acrossEyes > 0.01)).toEqual([]);
  });
});

describe('the meshes of a dressed adult', () => {
  it('are closed and finite', () => {
    expect(meshes.filter(({ open, finite }) => open > 0 || !finite)).toEqual([]);
  });

  it('stand on the floor and stay under the top of the frame', () => {
    expect(meshes.filter(({ low, high }) => low < -0.02 || high > 2.09)).toEqual([]);
  });
});

describe('the cast', () => {
  it('has twelve people: women and men of four ages and three builds, two with glasses', () => {
    expect(cast).toHaveLength(12);
    for (const gender of ['FEMALE', 'MALE']) {
      const ofGender = cast.filter((adult) => adult.gender === gender);
      expect([...new Set(ofGender.map(({ age }) => age))].sort()).toEqual([20, 35, 55, 70]);
      expect([...new Set(ofGender.map(({ build }) => build))].sort()).toEqual(['average', 'broad', 'slim']);
    }
    expect(cast.filter((adult) => 'glasses' in adult)).toHaveLength(2);
  });
});
