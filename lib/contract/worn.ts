import { z } from 'zod';
import { emptyResponse } from './account-fields';
import { defineCall } from './call';
import { outfitFeeling } from './comfort';
import { language } from './language-field';
import { categoryId } from './outfit';
import { outfitId } from './outfit-id';
import { toldOutfit } from './told-field';
import { WORN_DAYS } from './worn-days';

const OWN = { access: 'member', cache: 'never' } as const;

/** PostgreSQL has no year 0. */
const wornDate = z.iso.date().refine((date) => date >= '0001');

/** Lowest and highest apparent temperature of the relevant hours, whole °C. */
const feelsLike = z.object({ min: z.int().min(-60).max(60), max: z.int().min(-60).max(60) });

const wornOutfit = z.object({
  /** KST date. There is one outfit for each date. */
  date: z.iso.date(),
  outfitId,
  categoryId,
  title: z.string(),
  /** Weather for which the outfit was recommended; null if the browser that marked it did not report it. */
  feelsLike: feelsLike.nullable(),
  /** The member's feedback about the outfit on that date; null without feedback. */
  feeling: outfitFeeling.nullable(),
});
export type WornOutfit = z.infer<typeof wornOutfit>;

export const getWornOutfits = defineCall({
  id: 'getWornOutfits',
  method: 'GET',
  path: '/api/v1/worn',
  summary: "Returns the member's worn outfits of the last 60 days, newest first.",
  ...OWN,
  query: z.object({ language }),
  response: z.object({ content: z.array(wornOutfit).max(WORN_DAYS) }),
});

export const markWorn = defineCall({
  id: 'markWorn',
  method: 'PUT',
  path: '/api/v1/worn/{date}',
  summary: 'Marks an outfit as worn on one of the last 60 days. It replaces the previous outfit of that date.',
  ...OWN,
  errors: ['NOT_FOUND'],
  params: z.object({ date: wornDate }),
  body: z.object({
    outfitId,
    categoryId,
    feelsLike: feelsLike.nullish(),
    /** `told` of the outfit as it was recommended. It is deleted when feedback about the date is no longer accepted. */
    told: toldOutfit.nullish(),
  }),
  response: emptyResponse,
});

export const unmarkWorn = defineCall({
  id: 'unmarkWorn',
  method: 'DELETE',
  path: '/api/v1/worn/{date}',
  summary: 'Removes the worn outfit of a date. Succeeds if there is none.',
  ...OWN,
  params: z.object({ date: wornDate }),
  response: emptyResponse,
});

export const forgetWorn = defineCall({
  id: 'forgetWorn',
  method: 'DELETE',
  path: '/api/v1/worn',
  summary: 'Deletes all worn outfits of the member.',
  ...OWN,
  response: emptyResponse,
});
