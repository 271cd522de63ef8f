import { z } from 'zod';
import { email, emptyResponse } from './account-fields';
import { defineCall } from './call';
import { latitude, longitude } from './coordinates';
import { dayPart, outfitFeeling, sensitivity, userComfort } from './comfort';
import { hourSpans } from './hour-spans-field';
import { categoryId } from './outfit';
import { outfitId } from './outfit-id';
import { toText } from './text-forms';
import { toldOutfit } from './told-field';

export const sendOutfitFeedback = defineCall({
  id: 'sendOutfitFeedback',
  method: 'POST',
  path: '/api/v1/outfit/{id}/feedback',
  summary:
    'Stores how an outfit felt today or yesterday (KST). A later feeling about the same date replaces an earlier one.',
  access: 'member',
  cache: 'never',
  errors: ['NOT_FOUND', 'OUTSIDE_SERVICE_AREA'],
  params: z.object({ id: outfitId }),
  body: z.object({
    feeling: outfitFeeling,
    /** KST date for which the outfit was recommended. */
    date: z.iso.date(),
    /**
     * Point in the forecast cell of the recommendation; not stored. A notification does not know the place, so without
     * a point the alarm's place and the member's schedule apply.
     */
    latitude: latitude.optional(),
    longitude: longitude.optional(),
    categoryId,
    /** Requested hours of the recommendation. Default: those of the category. */
    hours: hourSpans.optional(),
    /** `told` of the outfit as it was recommended. Default: that of the worn outfit or of the opened push. */
    told: toldOutfit.optional(),
    /** Part of the day in which it felt cold or hot. Default: unknown. */
    part: dayPart.optional(),
  }),
  response: userComfort,
});

export const takeBackOutfitFeedback = defineCall({
  id: 'takeBackOutfitFeedback',
  method: 'DELETE',
  path: '/api/v1/outfit/feedback/last',
  summary: "Undoes the member's last feeling and its effect.",
  access: 'member',
  cache: 'never',
  response: userComfort,
});

export const resetOutfitFeedback = defineCall({
  id: 'resetOutfitFeedback',
  method: 'DELETE',
  path: '/api/v1/outfit/feedback',
  summary: "Resets the member's comfort offsets.",
  access: 'member',
  cache: 'never',
  response: userComfort,
});

export const saveSensitivity = defineCall({
  id: 'saveSensitivity',
  method: 'PUT',
  path: '/api/v1/outfit/sensitivity',
  summary: 'Stores whether the member feels cold or hot easily, from which the comfort offsets start.',
  access: 'member',
  cache: 'never',
  body: z.object({ sensitivity }),
  response: userComfort,
});

/** Input of the form 의견 남기기. PostgreSQL cannot store NUL in text. */
const feedbackText = z.object({
  text: z
    .string()
    .overwrite(toText)
    .min(1)
    .max(1_000)
    .regex(/^[^\0]*$/),
  /** Address for an answer. */
  replyTo: email.optional(),
});

export const sendFeedback = defineCall({
  id: 'sendFeedback',
  method: 'POST',
  path: '/api/v1/feedback',
  summary: "Stores a member's feedback about the product.",
  access: 'member',
  cache: 'never',
  body: feedbackText,
  response: emptyResponse,
});

export const sendVisitorFeedback = defineCall({
  id: 'sendVisitorFeedback',
  method: 'POST',
  path: '/api/v1/visitor-feedback',
  summary: 'Stores the feedback of a visitor about the product, with nothing that identifies the visitor.',
  access: 'anyone',
  cache: 'never',
  body: feedbackText,
  response: emptyResponse,
});
