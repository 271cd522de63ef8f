import type { Gender } from '@/lib/contract/gender';
import type { Hex } from '../../../lib/domain/wardrobe/hex';
import type { Complexion } from './face-map';
import type { AdultHair } from './hair/styles';
import type { Features } from './head';
import type { Build } from './proportions';

/** One of the adults who wear the clothes. */
export interface Adult {
  gender: Gender;
  /** About how old, in years. */
  age: 20 | 35 | 55 | 70;
  build: Build;
  features: Features;
  look: Complexion;
  iris: Hex;
  hair: AdultHair;
  glasses?: { round: boolean; color: Hex };
}

const WOMAN: Features = {
  jaw: 0.094,
  jawCorner: 0.086,
  chin: 0.042,
  cheek: 0.05,
  jowl: 0,
  ridge: 0,
  nose: { length: 0.082, width: 0.86, bridge: 0.004 },
  eye: { x: 0.094, width: 0.052, upper: 0.034, lower: 0.023, tilt: 0.08, lashes: 1, wing: 0.014 },
  mouth: { width: 0.046, upper: 0.0105, lower: 0.0135, smile: 0.006 },
  ears: 0.95,
};

const MAN: Features = {
  jaw: 0.108,
  jawCorner: 0.108,
  chin: 0.056,
  cheek: 0.04,
  jowl: 0,
  ridge: 0.008,
  nose: { length: 0.088, width: 1.04, bridge: 0.01 },
  eye: { x: 0.093, width: 0.05, upper: 0.028, lower: 0.02, tilt: 0.05, lashes: 0.62, wing: 0 },
  mouth: { width: 0.05, upper: 0.009, lower: 0.0125, smile: 0.005 },
  ears: 1.1,
};

const WOMAN_LOOK: Complexion = {
  skin: '#f3cdb4',
  hair: '#2a1d18',
  lips: '#c25a5e',
  lipstick: 0.8,
  blush: 0.3,
  brow: { z: 0.04, length: 0.088, weight: 0.0075, arch: 0.012, tilt: 0.006 },
  age: 0,
  stubble: 0,
  eyeshadow: 0.35,
};

const MAN_LOOK: Complexion = {
  skin: '#edc2a5',
  hair: '#201713',
  lips: '#b0685c',
  lipstick: 0.5,
  blush: 0.14,
  brow: { z: 0.03, length: 0.094, weight: 0.0105, arch: 0.007, tilt: 0.004 },
  age: 0,
  stubble: 0.5,
  eyeshadow: 0.05,
};

const woman = (changes: Partial<Features> = {}): Features => ({ ...WOMAN, ...changes });
const man = (changes: Partial<Features> = {}): Features => ({ ...MAN, ...changes });

/** The cast: women and men of about 20, 35, 55 and 70 years, slim, average and broad, two of them with glasses. */
export const ADULTS = {
  jiwoo: {
    gender: 'FEMALE',
    age: 20,
    build: 'slim',
    features: woman(),
    look: WOMAN_LOOK,
    iris: '#4a2c1c',
    hair: 'long-straight',
  },
  haeun: {
    gender: 'FEMALE',
    age: 20,
    build: 'average',
    features: woman({
      jaw: 0.102,
      cheek: 0.056,
      eye: { ...WOMAN.eye, upper: 0.031, width: 0.053, tilt: 0.02 },
      nose: { ...WOMAN.nose, length: 0.076, width: 0.92 },
    }),
    look: {
      ...WOMAN_LOOK,
      skin: '#e6b593',
      hair: '#4a3022',
      lips: '#c9655c',
      brow: { ...WOMAN_LOOK.brow, arch: 0.006 },
    },
    iris: '#5a3822',
    hair: 'fringe-bob',
  },
  seoyeon: {
    gender: 'FEMALE',
    age: 35,
    build: 'average',
    features: woman({
      jaw: 0.097,
      jawCorner: 0.094,
      eye: { ...WOMAN.eye, upper: 0.029, lower: 0.02, tilt: 0.13, wing: 0.016 },
      mouth: { ...WOMAN.mouth, width: 0.049 },
    }),
    look: { ...WOMAN_LOOK, skin: '#f0c6aa', hair: '#3a261c', lips: '#a8424c', age: 0.12 },
    iris: '#3e281c',
    hair: 'long-wave',
  },
  minji: {
    gender: 'FEMALE',
    age: 35,
    build: 'broad',
    features: woman({ jaw: 0.112, jawCorner: 0.104, cheek: 0.062, chin: 0.048 }),
    look: { ...WOMAN_LOOK, skin: '#f1caae', hair: '#2b1f1a', age: 0.1 },
    iris: '#432a1d',
    hair: 'low-bun',
    glasses: { round: true, color: '#4a3a30' },
  },
  younghee: {
    gender: 'FEMALE',
    age: 55,
    build: 'average',
    features: woman({
      jaw: 0.104,
      jawCorner: 0.095,
      jowl: 0.022,
      eye: { ...WOMAN.eye, upper: 0.026, lower: 0.019, tilt: 0, wing: 0.006, lashes: 0.8 },
      mouth: { ...WOMAN.mouth, upper: 0.0085, lower: 0.0115 },
    }),
    look: { ...WOMAN_LOOK, skin: '#e8bb9c', hair: '#3d2c25', lips: '#b4555a', age: 0.5 },
    iris: '#402a1f',
    hair: 'short-layered',
  },
  soonja: {
    gender: 'FEMALE',
    age: 70,
    build: 'broad',
    features: woman({
      jaw: 0.108,
      jawCorner: 0.098,
      jowl: 0.03,
      cheek: 0.054,
      eye: { ...WOMAN.eye, upper: 0.023, lower: 0.017, tilt: -0.06, wing: 0, lashes: 0.6 },
      mouth: { ...WOMAN.mouth, upper: 0.007, lower: 0.01, smile: 0.009 },
    }),
    look: { ...WOMAN_LOOK, skin: '#e9c0a2', hair: '#8f8883', lips: '#b9646a', age: 0.95, eyeshadow: 0.1 },
    iris: '#3d2b22',
    hair: 'perm',
  },
  dohyun: {
    gender: 'MALE',
    age: 20,
    build: 'slim',
    features: man({ jaw: 0.101, jawCorner: 0.1, ridge: 0.004 }),
    look: { ...MAN_LOOK, skin: '#efc8ac', stubble: 0.15 },
    iris: '#3f281b',
    hair: 'curtain',
  },
  junho: {
    gender: 'MALE',
    age: 20,
    build: 'average',
    features: man({ eye: { ...MAN.eye, upper: 0.025, tilt: 0.09 }, cheek: 0.046 }),
    look: { ...MAN_LOOK, skin: '#d9a27c', stubble: 0.2 },
    iris: '#3a2419',
    hair: 'crop',
  },
  minsu: {
    gender: 'MALE',
    age: 35,
    build: 'average',
    features: man(),
    look: { ...MAN_LOOK, age: 0.14, stubble: 0.7 },
    iris: '#3d281d',
    hair: 'side-part',
  },
  taeyang: {
    gender: 'MALE',
    age: 35,
    build: 'broad',
    features: man({ jaw: 0.122, jawCorner: 0.122, cheek: 0.05, chin: 0.062 }),
    look: { ...MAN_LOOK, skin: '#e0ae8a', hair: '#2c1e17', age: 0.12, stubble: 0.8 },
    iris: '#42291b',
    hair: 'soft-perm',
  },
  sungmin: {
    gender: 'MALE',
    age: 55,
    build: 'average',
    features: man({
      jowl: 0.024,
      eye: { ...MAN.eye, upper: 0.024, lower: 0.018, tilt: 0, lashes: 0.5 },
      mouth: { ...MAN.mouth, upper: 0.0075, lower: 0.011 },
    }),
    look: { ...MAN_LOOK, skin: '#dcae8c', hair: '#5b544f', age: 0.55, stubble: 0.8 },
    iris: '#37251b',
    hair: 'side-part',
    glasses: { round: false, color: '#25262b' },
  },
  byungho: {
    gender: 'MALE',
    age: 70,
    build: 'slim',
    features: man({
      jowl: 0.026,
      jaw: 0.104,
      cheek: 0.036,
      eye: { ...MAN.eye, upper: 0.021, lower: 0.016, tilt: -0.06, lashes: 0.4 },
      mouth: { ...MAN.mouth, upper: 0.006, lower: 0.009, smile: 0.008 },
    }),
    look: { ...MAN_LOOK, skin: '#d8ab8a', hair: '#b4aea8', age: 1, stubble: 0.5 },
    iris: '#39291f',
    hair: 'crop',
  },
} satisfies Record<string, Adult>;

export type AdultName = keyof typeof ADULTS;
