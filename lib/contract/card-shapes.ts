/** `tall` is a picture to send, `wide` the preview of a link. This file has no schema because pages load it. */
export const CARD_SHAPES = ['tall', 'wide'] as const;
export type CardShape = (typeof CARD_SHAPES)[number];

/** Sizes in pixels. KakaoTalk crops previews of links to 2:1. */
export const CARD_SIZES = {
  tall: { width: 1080, height: 1350 },
  wide: { width: 1200, height: 600 },
} as const satisfies Record<CardShape, { width: number; height: number }>;
