import { z } from 'zod';
import { defineCall } from './call';
import { DEFAULT_CATEGORY } from './category';
import { CARD_SHAPES } from './card-shapes';
import { DEFAULT_GENDER } from './gender';
import { kindsField } from './garment-kind-field';
import { gender } from './gender-field';
import { requestedDay, hourSpans } from './hour-spans-field';
import { categoryIdParam, offsetParam } from './outfit';
import { outfitId } from './outfit-id';

/** A column or row of the forecast's grid, in an address, where a number is text. */
const gridNumber = z.union([
  z.int(),
  z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number),
]);
const regionName = z.string().min(1).max(20);

export const getOutfitCard = defineCall({
  id: 'getOutfitCard',
  method: 'GET',
  path: '/api/v1/outfit-card',
  summary:
    'A picture to be shared: the weather of a forecast cell, called by its district, and an outfit for it (JPEG).',
  access: 'anyone',
  cache: 'as-answered',
  query: z.object({
    nx: gridNumber,
    ny: gridNumber,
    /** How the place is called: a cell may hold several districts. */
    sidonm: regionName,
    sggnm: regionName,
    shape: z.enum(CARD_SHAPES),
    'event-type-id': categoryIdParam.default(DEFAULT_CATEGORY),
    gender: gender.default(DEFAULT_GENDER),
    /** Which of the day's outfits, by whose gender then; the first where it is none of them. */
    outfit: outfitId.optional(),
    'cold-offset': offsetParam,
    'warm-offset': offsetParam,
    day: requestedDay.optional(),
    hours: hourSpans.optional(),
    without: kindsField.default(''),
    /** Means nothing here: caches of others, which keep a picture by its address, keep none of another day. */
    date: z.iso.date().optional(),
  }),
  responseKind: 'picture',
  response: z.instanceof(Uint8Array),
});
