/**
 * The categories that outfits are recommended by: the one catalogue, in the order of the tabs. Ids are said on the wire
 * (`event-type-id`, `eventTypeId`) and in the database; keys are names of files and tables. The worker reads this too,
 * so nothing here needs a library.
 */
export const CATEGORIES = [
  { id: 2, key: 'daily', name: '데일리' },
  { id: 1, key: 'business', name: '비즈니스' },
  { id: 4, key: 'date', name: '데이트' },
  { id: 3, key: 'activity', name: '활동' },
] as const;

type Listed = (typeof CATEGORIES)[number];
export type CategoryId = Listed['id'];
export type CategoryKey = Listed['key'];

/** The id of a key: `CATEGORY_ID.daily`. */
export const CATEGORY_ID = Object.fromEntries(CATEGORIES.map(({ key, id }) => [key, id])) as {
  readonly [Each in Listed as Each['key']]: Each['id'];
};

const BY_ID = new Map<CategoryId, Listed>(CATEGORIES.map((category) => [category.id, category]));

/** The entry of an id. */
export const getCategory = (id: CategoryId): Listed => BY_ID.get(id) ?? CATEGORIES[0];

export const CATEGORY_IDS = CATEGORIES.map(({ id }) => id);

/** What a day is for where nothing else was chosen. */
export const DEFAULT_CATEGORY: CategoryId = CATEGORY_ID.daily;

/** The category that a text or number from outside names; the default where it names none. */
export const parseCategoryId = (value: unknown): CategoryId =>
  CATEGORY_IDS.find((id) => String(id) === String(value)) ?? DEFAULT_CATEGORY;
