import { z } from 'zod';
import { categoryId } from './outfit';
import { outfitId } from './outfit-id';

/** Same-origin path that a tap opens, such as `/home?category=2`. */
const link = z.string().regex(/^\/(?!\/)/);

/**
 * The payload of a push, the same by Firebase and by standard Web Push: what the worker and the page read. Firebase
 * carries `data` as text only.
 */
export const pushMessage = z.object({
  notification: z.object({
    title: z.string().min(1),
    body: z.string(),
    image: z.string().optional(),
    icon: z.string().optional(),
  }),
  data: z.object({
    /** The same for every attempt at one person's push of one KST date: what makes a second arrival invisible. */
    messageId: z.string().min(1),
    eventTypeId: z.coerce.number().pipe(categoryId),
    date: z.iso.date(),
    link,
    /** Which outfit it tells or asks about, and the KST date that this is for: of who is asked in the evening. */
    outfitId: outfitId.optional(),
    outfitDate: z.iso.date().optional(),
    /** It asks how that outfit felt. */
    asks: z.literal('feeling').optional(),
  }),
  fcmOptions: z.object({ link: z.string(), analyticsLabel: z.string().optional() }).optional(),
});
export type PushMessage = z.infer<typeof pushMessage>;
