import { GENDERS, type Gender } from './gender';

const [FEMALE] = GENDERS;

/**
 * Kinds of clothes that a user may exclude, in the order of the form. `of` lists the genders whose pictures show them.
 * Ids are sent over the wire and stored in the database. No schemas here, because screens import this file.
 */
export const GARMENT_KINDS = [
  { id: 'skirts', name: '치마', of: [FEMALE] },
  { id: 'dresses', name: '원피스', of: [FEMALE] },
  { id: 'shorts', name: '반바지', of: GENDERS },
  { id: 'sleeveless', name: '민소매', of: GENDERS },
  { id: 'leggings', name: '레깅스', of: [FEMALE] },
  { id: 'jeans', name: '청바지', of: GENDERS },
  { id: 'turtlenecks', name: '목폴라', of: GENDERS },
  { id: 'leather', name: '가죽옷', of: GENDERS },
  { id: 'long-padding', name: '롱패딩', of: GENDERS },
  { id: 'hats', name: '모자', of: GENDERS },
  { id: 'heels', name: '굽 높은 신발', of: [FEMALE] },
  { id: 'sandals', name: '샌들·슬리퍼', of: GENDERS },
] as const satisfies readonly { id: string; name: string; of: readonly Gender[] }[];

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
