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

const isPiece = (name: string | undefined): name is Piece => PIECES.some((piece) => piece === name);

/** Returns the pieces to show beside the figure, of items to take along. */
export const selectPieces = (takeAlong: readonly { piece?: string }[]): Piece[] =>
  takeAlong.flatMap(({ piece }) => (isPiece(piece) ? [piece] : [])).slice(0, MOST_PIECES);
