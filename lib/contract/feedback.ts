import { z } from 'zod';
import { done } from './account-fields';
import { defineCall } from './call';
import { comfortOffset, outfitId } from './outfit';

export const feeling = z.enum(['cold', 'good', 'hot']);
/** 추웠어요, 좋았어요, 더웠어요. */
export type OutfitFeeling = z.infer<typeof feeling>;

/** The person's own offset as it is now, as in the profile. */
const ownOffset = z.object({ comfortOffset });

/** An addition to the specification's calls. */
export const sendOutfitFeedback = defineCall({
  id: 'sendOutfitFeedback',
  method: 'POST',
  path: '/api/v1/outfit/{id}/feedback',
  summary: "How a day's outfit felt; of several answers on a KST date the last one counts.",
  access: 'member',
  cache: 'never',
  params: z.object({ id: outfitId }),
  body: z.object({ feeling }),
  response: ownOffset,
});

/** An addition to the specification's calls. */
export const resetOutfitFeedback = defineCall({
  id: 'resetOutfitFeedback',
  method: 'DELETE',
  path: '/api/v1/outfit/feedback',
  summary: "Forgets what one's own answers have taught.",
  access: 'member',
  cache: 'never',
  response: ownOffset,
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
  response: done,
});
