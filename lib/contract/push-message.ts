import { z } from 'zod';
import { LANGUAGES } from './language';
import { categoryId } from './outfit';
import { outfitId } from './outfit-id';
import { toldOutfit } from './told-field';

/** Same-origin path that opens on a tap, for example `/home?category=2`. */
const link = z.string().regex(/^\/(?!\/)/);

/** Payload of a push, the same for Firebase and standard Web Push. Firebase transports all values of `data` as text. */
export const pushMessage = z.object({
  notification: z.object({
    title: z.string().min(1),
    body: z.string(),
    image: z.string().optional(),
    icon: z.string().optional(),
    /** Language of the texts. */
    lang: z.enum(LANGUAGES).optional(),
  }),
  data: z.object({
    /** Same for every attempt to deliver one push, so that a duplicate replaces the first notification. */
    messageId: z.string().min(1),
    eventTypeId: z.coerce.number().pipe(categoryId),
    date: z.iso.date(),
    link,
    /** Outfit of the push and its KST date, if the evening question may ask about it. */
    outfitId: outfitId.optional(),
    outfitDate: z.iso.date().optional(),
    /** Hours and layers for which the push recommended the outfit. */
    outfitTold: toldOutfit.optional(),
    /** Set for the evening question. */
    asks: z.literal('feeling').optional(),
  }),
  fcmOptions: z.object({ link: z.string(), analyticsLabel: z.string().optional() }).optional(),
});
export type PushMessage = z.infer<typeof pushMessage>;
