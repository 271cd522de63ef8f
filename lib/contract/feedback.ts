import { z } from 'zod';
import { done } from './account-fields';
import { defineCall } from './call';
import { outfitId } from './outfit';

/** An addition to the specification's calls. */
export const sendOutfitFeedback = defineCall({
  id: 'sendOutfitFeedback',
  method: 'POST',
  path: '/api/v1/outfit/{id}/feedback',
  summary: 'How an outfit felt: -1 추웠어요, 0 좋았어요, 1 더웠어요.',
  access: 'member',
  cache: 'never',
  params: z.object({ id: outfitId }),
  body: z.object({ feeling: z.union([z.literal(-1), z.literal(0), z.literal(1)]) }),
  response: done,
});

/** An addition to the specification's calls: what a member wants to tell us. */
export const sendFeedback = defineCall({
  id: 'sendFeedback',
  method: 'POST',
  path: '/api/v1/feedback',
  summary: 'A few words from a member, kept to be read.',
  access: 'member',
  cache: 'never',
  body: z.object({ text: z.string().trim().min(1).max(1_000) }),
  response: done,
});
