import { GENDERS, type Gender } from './gender';

const [FEMALE] = GENDERS;

/**
 * Kinds of clothes that somebody may never wear or not own, in the order in which they are offered, with whose pictures
 * have them. Ids are said on the wire and in the database. No schema here: screens load this.
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

/** The kinds that a list from anywhere names, each once and in the order of the catalogue; what is no kind is dropped. */
export const filterKnownKinds = (named: readonly string[]): GarmentKind[] =>
  GARMENT_KIND_IDS.filter((id) => named.includes(id));

const BETWEEN = '.';

/** Kinds as an address says them, in one way only, so that all who leave out the same share an answer: `skirts.hats`. */
export const formatKinds = (kinds: readonly string[]): string => filterKnownKinds(kinds).join(BETWEEN);

/** The same of those that this gender's pictures have at all. */
export const formatKindsFor = (gender: Gender, kinds: readonly string[]): string =>
  formatKinds(GARMENT_KINDS.filter(({ id, of }) => kinds.includes(id) && isOf(of, gender)).map(({ id }) => id));

const isOf = (of: readonly Gender[], gender: Gender): boolean => of.includes(gender);

/** The kinds of such a text. */
export const parseKinds = (text: string): GarmentKind[] => filterKnownKinds(text.split(BETWEEN));
