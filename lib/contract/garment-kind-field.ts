import { z } from 'zod';
import { GARMENT_KIND_IDS, parseKinds, formatKinds } from './garment-kind';

export const garmentKind = z.enum(GARMENT_KIND_IDS);

const MOST_LETTERS = formatKinds(GARMENT_KIND_IDS).length;

/** Kinds that are left out, in an address: `skirts.hats` in any order; '' for none. What is no kind is refused. */
export const kindsField = z
  .string()
  .max(MOST_LETTERS)
  .refine((text) => text === '' || text.split('.').every((each) => garmentKind.safeParse(each).success), {
    error: '알 수 없는 옷 종류예요.',
  })
  .transform((text) => formatKinds(parseKinds(text)));
