import { z } from 'zod';
import { outfitId } from './outfit-id';

/** Comfort offset in clo. Positive if the user feels hot easily. */
export const comfortOffset = z.number().min(-0.4).max(0.4);

/** Rounds an offset to 0.1 clo, so that users with similar offsets share a cached response. Never returns -0. */
export const roundOffset = (offsetClo: number): number => Math.round(offsetClo * 10) / 10 + 0;

/** Slow for users who feel cold easily: they are assumed to walk slowly too. */
export const pace = z.literal('slow');
export type Pace = z.infer<typeof pace>;

/**
 * Offsets by weather side, in steps of 0.1 clo, and the pace unless it is the usual one. An offset in cold weather says
 * little about warm weather.
 */
const comfortOffsets = z.object({ cold: comfortOffset, warm: comfortOffset, pace: pace.optional() });
export type ComfortOffsets = z.infer<typeof comfortOffsets>;

export const outfitFeeling = z.enum(['cold', 'good', 'hot']);
/** 추웠어요, 좋았어요, 더웠어요. */
export type OutfitFeeling = z.infer<typeof outfitFeeling>;

export const dayPart = z.enum(['morning', 'noon', 'evening']);
/** Part of a day: 아침 (before 11), 낮 (before 17), 저녁. */
export type DayPart = z.infer<typeof dayPart>;

/** A feeling, and the part of the day that felt cold or hot if the user named one. */
export interface GivenFeeling {
  feeling: OutfitFeeling;
  part?: DayPart;
}

/** The user's most recent feeling and its effect. It can be undone. */
export const lastFeeling = z.object({
  /** KST date on which the outfit was worn. */
  date: z.iso.date(),
  outfitId,
  feeling: outfitFeeling,
  /** Part of the day in which it felt cold or hot, if the user named one. */
  part: dayPart.optional(),
  /** Weather side whose offset it affects; null if the weather of the day is unknown. */
  side: z.enum(['cold', 'warm']).nullable(),
  /** That offset before and after; equal if the feeling had no effect. */
  offsetBefore: comfortOffset,
  offsetAfter: comfortOffset,
  /** Reason for having no effect: there was no lighter or warmer outfit, or the weather of the day is unknown. */
  ignored: z.enum(['nothing-lighter', 'nothing-warmer', 'weather-unknown']).nullable(),
});
export type LastFeeling = z.infer<typeof lastFeeling>;

export const sensitivity = z.enum(['cold', 'average', 'hot']);
/** Answer to 추위를 타세요?: feels cold easily or walks slowly, neither, or feels hot easily. */
export type Sensitivity = z.infer<typeof sensitivity>;

export const userComfort = z.object({
  offsets: comfortOffsets,
  lastFeeling: lastFeeling.nullable(),
  /** Missing until the member has answered. */
  sensitivity: sensitivity.optional(),
});
export type UserComfort = z.infer<typeof userComfort>;
