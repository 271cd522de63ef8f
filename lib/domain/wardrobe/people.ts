import type { Gender } from '@/lib/contract/gender';
import type { Hex } from './hex';

/** Age group, named after the apparent age of its figures, years. */
export type AgeGroup = 20 | 35 | 55 | 70;

/** A figure of the pictures. A face always has the same skin and build, so that it is recognisable in other clothes. */
export interface CastMember {
  gender: Gender;
  character: string;
  skin: Hex;
  /** Width of body and limbs; 1 is standard. */
  build: number;
  age: AgeGroup;
  glasses?: 'round' | 'square';
}

export const CAST = {
  f1: {
    gender: 'FEMALE',
    character: 'soft round face, large eyes, small closed smile, light pink blush',
    skin: '#f9d9c6',
    build: 1,
    age: 20,
  },
  f2: {
    gender: 'FEMALE',
    character: 'oval face, cat-like eyes with a short lash wing, calm half smile',
    skin: '#f6d0b8',
    build: 0.94,
    age: 35,
  },
  f3: {
    gender: 'FEMALE',
    character: 'heart-shaped face, bright open smile, a few freckles, straight brows',
    skin: '#efc3a4',
    build: 1.02,
    age: 20,
  },
  f4: {
    gender: 'FEMALE',
    character: 'sun-tanned, monolid eyes, strong arched brows, confident one-sided smile',
    skin: '#e3b08c',
    build: 1.05,
    age: 35,
  },
  f5: {
    gender: 'FEMALE',
    character: 'round cheeks, kind eyes behind round glasses, small smile',
    skin: '#f2c9ae',
    build: 1.1,
    age: 55,
    glasses: 'round',
  },
  f6: {
    gender: 'FEMALE',
    character: 'slender face, lively narrow eyes with smile lines, silver hair',
    skin: '#f4d2bc',
    build: 0.95,
    age: 70,
  },
  m1: {
    gender: 'MALE',
    character: 'gentle puppy eyes, soft straight brows, small smile',
    skin: '#f5cfb6',
    build: 1,
    age: 20,
  },
  m2: {
    gender: 'MALE',
    character: 'sharp jaw, narrow monolid eyes, thick brows, calm mouth',
    skin: '#efc2a2',
    build: 1.03,
    age: 35,
  },
  m3: {
    gender: 'MALE',
    character: 'round cheeks, big bright smile, short brows',
    skin: '#f8d7c2',
    build: 0.94,
    age: 20,
  },
  m4: {
    gender: 'MALE',
    character: 'sun-tanned, long eyes, arched brows, laughing mouth',
    skin: '#dba983',
    build: 1.05,
    age: 35,
  },
  m5: {
    gender: 'MALE',
    character: 'broad face, thick brows, square glasses, calm smile',
    skin: '#ecbd9c',
    build: 1.11,
    age: 55,
    glasses: 'square',
  },
  m6: {
    gender: 'MALE',
    character: 'long face, silver hair and brows, eyes that laugh',
    skin: '#efc8ad',
    build: 0.98,
    age: 70,
  },
} as const satisfies Record<string, CastMember>;

export type Face = keyof typeof CAST;

/** Hair styles with descriptions. */
export const HAIR_STYLES = {
  'long-straight': { gender: 'FEMALE', looks: 'straight to the chest, centre parting without fringe' },
  'long-wave': { gender: 'FEMALE', looks: 'loose waves to the chest, curtain fringe' },
  'full-fringe': { gender: 'FEMALE', looks: 'straight to below the shoulders, full straight fringe' },
  'layered-medium': { gender: 'FEMALE', looks: 'layers to the collar bone, ends turned outwards, see-through fringe' },
  bob: { gender: 'FEMALE', looks: 'chin-length bob, side parting, ends turned in' },
  'short-cut': { gender: 'FEMALE', looks: 'short layered cut that shows the ears and nape' },
  ponytail: { gender: 'FEMALE', looks: 'high ponytail, see-through fringe, two strands at the temples' },
  'low-bun': { gender: 'FEMALE', looks: 'low bun at the nape, centre parting, smooth' },
  'half-up': { gender: 'FEMALE', looks: 'upper half tied at the back, the rest in long waves' },
  'two-block': { gender: 'MALE', looks: 'short sides, heavier top falling over the forehead' },
  dandy: { gender: 'MALE', looks: 'soft fringe down to the brows, covered ears' },
  comma: { gender: 'MALE', looks: 'parted fringe curling in like a comma, forehead half open' },
  'side-part': { gender: 'MALE', looks: 'swept up from a side parting, forehead open, neat sides' },
  'short-crop': { gender: 'MALE', looks: 'short textured crop, short straight fringe' },
  'soft-perm': { gender: 'MALE', looks: 'soft curls all over the top, fringe over half the forehead' },
  'middle-part': { gender: 'MALE', looks: 'curtain parting in the centre, length to the cheekbones' },
} as const satisfies Record<string, { gender: Gender; looks: string }>;

export type HairStyle = keyof typeof HAIR_STYLES;

export const HAIR_COLORS = {
  black: '#1f1815',
  'dark-brown': '#3a2920',
  brown: '#5a3826',
  'ash-brown': '#6b5648',
  grey: '#77716d',
  silver: '#c4c0bb',
} as const satisfies Record<string, Hex>;

export type HairColor = keyof typeof HAIR_COLORS;
