/**
 * `story` (9:16) and `tall` (4:5) are pictures to send, `wide` (1.91:1) is the preview of a link, of which KakaoTalk shows
 * the middle (2:1). This file has no schema because pages load it.
 */
export const CARD_SHAPES = ['story', 'tall', 'wide'] as const;
export type CardShape = (typeof CARD_SHAPES)[number];

/** Sizes in pixels. */
export const CARD_SIZES = {
  story: { width: 1080, height: 1920 },
  tall: { width: 1080, height: 1350 },
  wide: { width: 1200, height: 628 },
} as const satisfies Record<CardShape, { width: number; height: number }>;
