/**
 * Hours of a day that count for a category: either hours of the clock (KST), or the `next` hours from the present one,
 * counted today only if that is before `startBefore`.
 */
export type CategoryHours = readonly number[] | { readonly next: number; readonly startBefore: number };

interface CategoryRecord {
  /** Sent as `event-type-id` and `eventTypeId`, and stored in the database. Never reused. */
  id: number;
  /** Part of file, table and outfit names. */
  key: string;
  hours: CategoryHours;
}

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

/**
 * Catalogue of categories, in the order of the tabs. How a category is dressed for is in `PURPOSES`, its outfits in
 * `outfits.ts`, its names in the messages; all fail to compile if a category is missing. No schemas here, because the
 * worker imports this file.
 */
export const CATEGORIES = [
  { id: 2, key: 'daily', hours: range(5, 21) },
  { id: 1, key: 'business', hours: [7, 8, 12, 18, 19, 20] },
  { id: 4, key: 'date', hours: range(11, 21) },
  { id: 3, key: 'activity', hours: { next: 4, startBefore: 22 } },
] as const satisfies readonly CategoryRecord[];

type Listed = (typeof CATEGORIES)[number];
export type CategoryId = Listed['id'];
export type CategoryKey = Listed['key'];
export type Category = Omit<CategoryRecord, 'id' | 'key'> & Pick<Listed, 'id' | 'key'>;

/** Ids by key: `CATEGORY_ID.daily`. */
export const CATEGORY_ID = Object.fromEntries(CATEGORIES.map(({ key, id }) => [key, id])) as {
  readonly [Each in Listed as Each['key']]: Each['id'];
};

const BY_ID = Object.fromEntries(CATEGORIES.map((category) => [category.id, category])) as Record<CategoryId, Category>;

export const getCategory = (id: CategoryId): Category => BY_ID[id];

export const CATEGORY_IDS = CATEGORIES.map(({ id }) => id);

/** Category of a day for which the user chose none. Visitors see no other. */
export const DEFAULT_CATEGORY: CategoryId = CATEGORY_ID.daily;

/** Parses a category id from text or a number. Returns the default category if there is no such id. */
export const parseCategoryId = (value: unknown): CategoryId =>
  CATEGORY_IDS.find((id) => String(id) === String(value)) ?? DEFAULT_CATEGORY;
