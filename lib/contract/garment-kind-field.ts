import { z } from 'zod';
import { GARMENT_KIND_IDS, parseKinds, formatKinds } from './garment-kind';
import { problem } from './problem';

export const garmentKind = z.enum(GARMENT_KIND_IDS);

const MOST_LETTERS = formatKinds(GARMENT_KIND_IDS).length;

/** Excluded kinds in a URL: `skirts.hats` in any order, '' for none. Rejects unknown kinds. */
export const kindsField = z
  .string()
  .max(MOST_LETTERS)
  .refine((text) => text === '' || text.split('.').every((each) => garmentKind.safeParse(each).success), {
    error: problem('garmentKindUnknown'),
  })
  .transform((text) => formatKinds(parseKinds(text)));
