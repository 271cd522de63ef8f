/** Things to take along or to put on that have a picture of their own, which is shown beside the figure. */
export const PIECES = [
  'cardigan',
  'gloves',
  'mask',
  'rain-boots',
  'rain-jacket',
  'scarf',
  'snow-shoes',
  'sun-hat',
  'sunglasses',
  'thermals',
  'umbrella',
  'vest',
  'warm-hat',
] as const;
export type Piece = (typeof PIECES)[number];

/** More pieces beside the figure would hide it on short screens. */
export const MOST_PIECES = 3;

/** Returns the pieces to show beside the figure, of items to take along. */
export const selectPieces = (takeAlong: readonly { piece?: string }[]): string[] =>
  takeAlong.flatMap(({ piece }) => piece ?? []).slice(0, MOST_PIECES);
