import { GENDERS, type Gender } from './gender';

const [FEMALE] = GENDERS;

/**
 * Kinds of clothes that a user may exclude, in the order of the form. `of` lists the genders whose pictures show them.
 * Ids are sent over the wire and stored in the database. No schemas here, because screens import this file.
 */
export const GARMENT_KINDS = [
  { id: 'skirts', of: [FEMALE] },
  { id: 'dresses', of: [FEMALE] },
  { id: 'shorts', of: GENDERS },
  { id: 'sleeveless', of: GENDERS },
  { id: 'leggings', of: [FEMALE] },
  { id: 'jeans', of: GENDERS },
  { id: 'turtlenecks', of: GENDERS },
  { id: 'leather', of: GENDERS },
  { id: 'long-padding', of: GENDERS },
  { id: 'hats', of: GENDERS },
  { id: 'heels', of: [FEMALE] },
  { id: 'sandals', of: GENDERS },
] as const satisfies readonly { id: string; of: readonly Gender[] }[];

export type GarmentKind = (typeof GARMENT_KINDS)[number]['id'];

export const GARMENT_KIND_IDS = GARMENT_KINDS.map(({ id }) => id);

/** Returns the known kinds of a list, without duplicates, in the order of the catalogue. */
export const filterKnownKinds = (named: readonly string[]): GarmentKind[] =>
  GARMENT_KIND_IDS.filter((id) => named.includes(id));

const SEPARATOR = '.';

/** Formats kinds for a URL: `skirts.hats`. Equal sets give equal texts, so that their responses are shared. */
export const formatKinds = (kinds: readonly string[]): string => filterKnownKinds(kinds).join(SEPARATOR);

/** Like `formatKinds`, without the kinds that this gender's pictures never show. */
export const formatKindsFor = (gender: Gender, kinds: readonly string[]): string =>
  formatKinds(GARMENT_KINDS.filter(({ id, of }) => kinds.includes(id) && isOf(of, gender)).map(({ id }) => id));

const isOf = (of: readonly Gender[], gender: Gender): boolean => of.includes(gender);

export const parseKinds = (text: string): GarmentKind[] => filterKnownKinds(text.split(SEPARATOR));
