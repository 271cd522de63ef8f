import type { Hex } from '../hex';
import type { ColorId } from '../wardrobe';

/** A colour: its id, by which the messages name it, and its value. */
export interface Color {
  id: ColorId;
  hex: Hex;
}

const color = (id: ColorId, hex: Hex): Color => ({ id, hex });

export const WHITE = color('white', '#f8f6f1');
export const IVORY = color('ivory', '#f2e9da');
export const CREAM = color('cream', '#efe2c8');
export const OATMEAL = color('oatmeal', '#dccfb9');
export const BEIGE = color('beige', '#d5bd98');
export const SAND = color('sand', '#c6ad88');
export const CAMEL = color('camel', '#b98a55');
export const MOCHA = color('mocha', '#8e705a');
export const BROWN = color('brown', '#6b4630');
export const DARK_BROWN = color('dark-brown', '#46301f');
export const WINE = color('wine', '#7c2f3a');
export const RED = color('red', '#bf3f3a');
export const BRICK = color('brick', '#a9583f');
export const CORAL = color('coral', '#ec8b79');
export const PINK = color('pink', '#efb4bc');
export const PALE_PINK = color('pale-pink', '#f5d7d8');
export const DUSTY_PINK = color('dusty-pink', '#cf9a98');
export const LAVENDER = color('lavender', '#c5b8de');
export const BUTTER = color('butter', '#f5e6b3');
export const LEMON = color('lemon', '#f4dd7c');
export const MUSTARD = color('mustard', '#d5a041');
export const YELLOW = color('yellow', '#e8b54d');
export const ORANGE = color('orange', '#e5853f');
export const LIME = color('lime', '#d3e06a');
export const MINT = color('mint', '#b5dccd');
export const SAGE = color('sage', '#abb89c');
export const OLIVE = color('olive', '#6f7150');
export const KHAKI = color('khaki', '#85805c');
export const GREEN = color('green', '#43795a');
export const DEEP_GREEN = color('deep-green', '#2f4f41');
export const TEAL = color('teal', '#3b7580');
export const SKY_BLUE = color('sky-blue', '#b6d3ec');
export const SAX_BLUE = color('sax-blue', '#8fb4dd');
export const BLUE = color('blue', '#4577b5');
export const NAVY = color('navy', '#2b3753');
export const CHARCOAL = color('charcoal', '#4a4c52');
export const GRAY = color('gray', '#8d9096');
export const MELANGE = color('melange', '#b7b8b8');
export const LIGHT_GRAY = color('light-gray', '#d2d3d4');
export const SILVER = color('silver', '#c4c8cc');
export const BLACK = color('black', '#2a2a2e');

export const ICE_DENIM = color('ice-denim', '#c7d7e6');
export const LIGHT_DENIM = color('light-denim', '#9dbbdb');
export const MID_DENIM = color('mid-denim', '#5f85b5');
export const DARK_DENIM = color('dark-denim', '#34507c');
export const RAW_DENIM = color('raw-denim', '#2b3a57');
export const BLACK_DENIM = color('black-denim', '#3b3d43');

/** Backgrounds. They are pale, so that they do not tint the skin. */
export const BACKDROPS = {
  sky: '#d8ecf2',
  mint: '#d6ece0',
  lilac: '#e9e4f2',
  rose: '#f6dfe0',
  peach: '#f8e5d9',
  sand: '#efe3da',
  stone: '#e9e6df',
  butter: '#f6edd4',
  sage: '#e1e9dc',
  mist: '#e2e5ea',
  frost: '#dfe6ee',
  rain: '#dae3e9',
  snow: '#e9eff5',
  cream: '#f3ece2',
} as const satisfies Record<string, Hex>;

export type Backdrop = keyof typeof BACKDROPS;
