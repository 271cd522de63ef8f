import { CATEGORY_ID, type CategoryId } from './category';

interface DressCodeRecord {
  /** Category of which the day is. It gives hours and outfits. */
  categoryId: CategoryId;
}

/**
 * Occasions with clothes of their own, on top of a category: semi-formal for weddings, a black suit for funerals, a suit
 * for interviews. Their rules are in `dress-code-price.ts`, their names in the messages. No schemas here, because home
 * imports this file.
 */
export const DRESS_CODES = {
  wedding: { categoryId: CATEGORY_ID.date },
  funeral: { categoryId: CATEGORY_ID.business },
  interview: { categoryId: CATEGORY_ID.business },
} as const satisfies Record<string, DressCodeRecord>;
export type DressCode = keyof typeof DRESS_CODES;

export const DRESS_CODE_KEYS = Object.keys(DRESS_CODES) as [DressCode, ...DressCode[]];
