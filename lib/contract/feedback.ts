import { z } from 'zod';
import { emptyResponse } from './account-fields';
import { defineCall } from './call';
import { latitude, longitude } from './coordinates';
import { outfitFeeling, userComfort } from './comfort';
import { hourSpans } from './hour-spans-field';
import { categoryId } from './outfit';
import { outfitId } from './outfit-id';

/** An addition to the specification's calls. */
export const sendOutfitFeedback = defineCall({
  id: 'sendOutfitFeedback',
  method: 'POST',
  path: '/api/v1/outfit/{id}/feedback',
  summary:
    "How an outfit felt on today's or yesterday's KST date; of several answers about a date the last one counts.",
  access: 'member',
  cache: 'never',
  params: z.object({ id: outfitId }),
  body: z.object({
    feeling: outfitFeeling,
    /** The date that the outfit was for. */
    date: z.iso.date(),
    /** Where it was recommended for: a point of the grid cell. It is not stored. Without it the alarm's place and one's own day are meant: a notification tells no place. */
    latitude: latitude.optional(),
    longitude: longitude.optional(),
    categoryId,
    /** The hours out that it was recommended for; without them those of the category. */
    hours: hourSpans.optional(),
  }),
  response: userComfort,
});

/** An addition to the specification's calls. */
export const takeBackOutfitFeedback = defineCall({
  id: 'takeBackOutfitFeedback',
  method: 'DELETE',
  path: '/api/v1/outfit/feedback/last',
  summary: "Takes one's own last answer back, as if it had not been given.",
  access: 'member',
  cache: 'never',
  response: userComfort,
});

/** An addition to the specification's calls. */
export const resetOutfitFeedback = defineCall({
  id: 'resetOutfitFeedback',
  method: 'DELETE',
  path: '/api/v1/outfit/feedback',
  summary: "Forgets what one's own answers have taught.",
  access: 'member',
  cache: 'never',
  response: userComfort,
});

/** An addition to the specification's calls: what a member wants to tell us. */
export const sendFeedback = defineCall({
  id: 'sendFeedback',
  method: 'POST',
  path: '/api/v1/feedback',
  summary: 'A few words from a member, stored to be read.',
  access: 'member',
  cache: 'never',
  // A database's text holds any character but NUL.
  body: z.object({
    text: z
      .string()
      .trim()
      .min(1)
      .max(1_000)
      .regex(/^[^\0]*$/),
  }),
  response: emptyResponse,
});
