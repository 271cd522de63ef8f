/** `tall` is a picture to be sent (1080 x 1350), `wide` what a link shows (1200 x 600). No schema here: pages load this. */
export const CARD_SHAPES = ['tall', 'wide'] as const;
export type CardShape = (typeof CARD_SHAPES)[number];

/** In pixels. KakaoTalk shows links by pictures of two to one, and would crop any other as it sees fit. */
export const CARD_SIZES = {
  tall: { width: 1080, height: 1350 },
  wide: { width: 1200, height: 600 },
} as const satisfies Record<CardShape, { width: number; height: number }>;
