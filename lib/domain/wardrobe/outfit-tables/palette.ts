import type { Hex } from '../hex';

/** A colour: Korean name and value. */
export interface Color {
  name: string;
  hex: Hex;
}

const color = (name: string, hex: Hex): Color => ({ name, hex });

export const WHITE = color('화이트', '#f8f6f1');
export const IVORY = color('아이보리', '#f2e9da');
export const CREAM = color('크림', '#efe2c8');
export const OATMEAL = color('오트밀', '#dccfb9');
export const BEIGE = color('베이지', '#d5bd98');
export const SAND = color('샌드', '#c6ad88');
export const CAMEL = color('카멜', '#b98a55');
export const MOCHA = color('모카', '#8e705a');
export const BROWN = color('브라운', '#6b4630');
export const DARK_BROWN = color('다크 브라운', '#46301f');
export const WINE = color('와인', '#7c2f3a');
export const RED = color('레드', '#bf3f3a');
export const BRICK = color('벽돌색', '#a9583f');
export const CORAL = color('코랄', '#ec8b79');
export const PINK = color('핑크', '#efb4bc');
export const PALE_PINK = color('연핑크', '#f5d7d8');
export const DUSTY_PINK = color('인디 핑크', '#cf9a98');
export const LAVENDER = color('라벤더', '#c5b8de');
export const BUTTER = color('버터', '#f5e6b3');
export const LEMON = color('레몬', '#f4dd7c');
export const MUSTARD = color('머스터드', '#d5a041');
export const YELLOW = color('옐로', '#e8b54d');
export const ORANGE = color('오렌지', '#e5853f');
export const LIME = color('라임', '#d3e06a');
export const MINT = color('민트', '#b5dccd');
export const SAGE = color('세이지', '#abb89c');
export const OLIVE = color('올리브', '#6f7150');
export const KHAKI = color('카키', '#85805c');
export const GREEN = color('그린', '#43795a');
export const DEEP_GREEN = color('딥그린', '#2f4f41');
export const TEAL = color('청록', '#3b7580');
export const SKY_BLUE = color('하늘색', '#b6d3ec');
export const SAX_BLUE = color('소라색', '#8fb4dd');
export const BLUE = color('블루', '#4577b5');
export const NAVY = color('네이비', '#2b3753');
export const CHARCOAL = color('차콜', '#4a4c52');
export const GRAY = color('그레이', '#8d9096');
export const MELANGE = color('멜란지 그레이', '#b7b8b8');
export const LIGHT_GRAY = color('라이트 그레이', '#d2d3d4');
export const SILVER = color('실버', '#c4c8cc');
export const BLACK = color('블랙', '#2a2a2e');

export const ICE_DENIM = color('아이스블루', '#c7d7e6');
export const LIGHT_DENIM = color('연청', '#9dbbdb');
export const MID_DENIM = color('중청', '#5f85b5');
export const DARK_DENIM = color('진청', '#34507c');
export const RAW_DENIM = color('생지', '#2b3a57');
export const BLACK_DENIM = color('흑청', '#3b3d43');

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
