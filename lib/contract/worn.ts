import { z } from 'zod';
import { emptyResponse } from './account-fields';
import { defineCall } from './call';
import { categoryId } from './outfit';
import { outfitId } from './outfit-id';
import { WORN_DAYS } from './worn-days';

const OWN = { access: 'member', cache: 'never' } as const;

/** A date of which one may say so: databases know no year 0. */
const wornDate = z.iso.date().refine((date) => date >= '0001');

/** An outfit that a person says they wore. */
const wornOutfit = z.object({
  /** The KST date; there is one outfit for each. */
  date: z.iso.date(),
  outfitId,
  categoryId,
  title: z.string(),
});
export type WornOutfit = z.infer<typeof wornOutfit>;

/** An addition to the specification's calls. */
export const getWornOutfits = defineCall({
  id: 'getWornOutfits',
  method: 'GET',
  path: '/api/v1/worn',
  summary: 'What one said to have worn on the last sixty days, newest first.',
  ...OWN,
  response: z.object({ content: z.array(wornOutfit).max(WORN_DAYS) }),
});

/** An addition to the specification's calls. */
export const markWorn = defineCall({
  id: 'markWorn',
  method: 'PUT',
  path: '/api/v1/worn/{date}',
  summary: 'Says what one wore on a date, one of the last sixty; another outfit takes the place of the one before.',
  ...OWN,
  params: z.object({ date: wornDate }),
  body: z.object({ outfitId, categoryId }),
  response: emptyResponse,
});

/** An addition to the specification's calls. */
export const unmarkWorn = defineCall({
  id: 'unmarkWorn',
  method: 'DELETE',
  path: '/api/v1/worn/{date}',
  summary: 'Takes back what one said to have worn on a date; that nothing was said is no error.',
  ...OWN,
  params: z.object({ date: wornDate }),
  response: emptyResponse,
});

/** An addition to the specification's calls. */
export const forgetWorn = defineCall({
  id: 'forgetWorn',
  method: 'DELETE',
  path: '/api/v1/worn',
  summary: 'Forgets all that one said to have worn.',
  ...OWN,
  response: emptyResponse,
});
