import { z } from 'zod';
import { outfitId } from './outfit-id';

/** A person's own offset, clo: above 0 for one who feels hot easily. */
export const comfortOffset = z.number().min(-0.4).max(0.4);

/** An offset in steps of .1 clo, so that everyone with the same step shares an answer. */
export const roundOffset = (offsetClo: number): number => Math.round(offsetClo * 10) / 10 + 0;

/** A person's own offsets in steps of .1 clo: what they are in cold weather says little about warm weather. */
const comfortOffsets = z.object({ cold: comfortOffset, warm: comfortOffset });
export type ComfortOffsets = z.infer<typeof comfortOffsets>;

export const outfitFeeling = z.enum(['cold', 'good', 'hot']);
/** 추웠어요, 좋았어요, 더웠어요. */
export type OutfitFeeling = z.infer<typeof outfitFeeling>;

/** What a person last said of an outfit, and what it did: it can be taken back. */
export const lastFeeling = z.object({
  /** The KST date that the outfit was worn on. */
  date: z.iso.date(),
  outfitId,
  feeling: outfitFeeling,
  /** Which of the two offsets it spoke of; null where the day's weather was not known. */
  side: z.enum(['cold', 'warm']).nullable(),
  /** That offset before and after the answer; equal where it moved nothing. */
  offsetBefore: comfortOffset,
  offsetAfter: comfortOffset,
  /** Why it says nothing: no lighter or warmer outfit was left to wear, or the day's weather is not known. */
  ignored: z.enum(['nothing-lighter', 'nothing-warmer', 'weather-unknown']).nullable(),
});
export type LastFeeling = z.infer<typeof lastFeeling>;

/** What a person's answers have taught. */
export const userComfort = z.object({ offsets: comfortOffsets, lastFeeling: lastFeeling.nullable() });
export type UserComfort = z.infer<typeof userComfort>;
