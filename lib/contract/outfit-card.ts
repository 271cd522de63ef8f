import { z } from 'zod';
import { defineCall } from './call';
import { DEFAULT_CATEGORY } from './category';
import { CARD_SHAPES } from './card-shapes';
import { DEFAULT_GENDER } from './gender';
import { kindsField } from './garment-kind-field';
import { gender } from './gender-field';
import { language } from './language-field';
import { requestedDay, hourSpans } from './hour-spans-field';
import { comfortQuery } from './comfort-query';
import { categoryIdParam, PERSONAL_OUTFIT_QUERY, dressCode, people } from './outfit';
import { outfitId } from './outfit-id';
import { toText } from './text-forms';

/** Column or row of the forecast grid, as a number or as text in a query. */
const gridNumber = z.union([
  z.int(),
  z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number),
]);
export const regionName = z.string().overwrite(toText).min(1).max(20);

export const getOutfitCard = defineCall({
  id: 'getOutfitCard',
  method: 'GET',
  path: '/api/v1/outfit-card',
  summary:
    'Returns a picture to share (JPEG): the weather of a forecast cell, with the district name, and an outfit for it.',
  access: 'anyone',
  cache: 'as-answered',
  isCostly: true,
  personalQuery: PERSONAL_OUTFIT_QUERY,
  errors: ['OUTSIDE_SERVICE_AREA'],
  query: z.object({
    nx: gridNumber,
    ny: gridNumber,
    /** Displayed place name. A cell may contain several districts. */
    sidonm: regionName,
    sggnm: regionName,
    shape: z.enum(CARD_SHAPES),
    'event-type-id': categoryIdParam.default(DEFAULT_CATEGORY),
    gender: gender.default(DEFAULT_GENDER),
    /** Outfit to show, which also determines the gender. Default, also if it is not recommended: the first outfit. */
    outfit: outfitId.optional(),
    ...comfortQuery,
    people: people.optional(),
    day: requestedDay.optional(),
    hours: hourSpans.optional(),
    without: kindsField.default(''),
    /** Occasion of the day that decides the clothes. */
    dress: dressCode.optional(),
    language,
    /** Ignored by the host. It only makes the URL differ from day to day for caches of third parties. */
    date: z.iso.date().optional(),
  }),
  responseKind: 'picture',
  response: z.instanceof(Uint8Array),
});

export const getGuideCard = defineCall({
  id: 'getGuideCard',
  method: 'GET',
  path: '/api/v1/guide-card',
  summary: "Returns the preview of a link to a temperature's guide (JPEG): the temperature and an outfit for it.",
  access: 'anyone',
  cache: 'as-answered',
  isCostly: true,
  errors: ['NOT_FOUND'],
  query: z.object({
    /** Whole °C for which a guide exists. */
    temperature: z.union([
      z.int(),
      z
        .string()
        .regex(/^-?\d{1,2}$/)
        .transform(Number),
    ]),
    language,
  }),
  responseKind: 'picture',
  response: z.instanceof(Uint8Array),
});
