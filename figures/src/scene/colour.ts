import type { Hex } from '../../../lib/domain/wardrobe/hex';

/** Colour in linear light, 0..1 per channel. */
export type Rgb = readonly [number, number, number];

const toLinear = (byte: number) => {
  const x = byte / 255;
  return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
};
const toByte = (x: number) => Math.round(255 * (x <= 0.0031308 ? x * 12.92 : 1.055 * x ** (1 / 2.4) - 0.055));

export function linear(hex: Hex): Rgb {
  const n = parseInt(hex.slice(1), 16);
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`Invalid colour: ${hex}`);
  return [toLinear(n >> 16), toLinear((n >> 8) & 255), toLinear(n & 255)];
}

export const mixRgb = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** Returns a mixture of two colours, computed in linear light. */
export function mixHex(a: Hex, b: Hex, t: number): Hex {
  const c = mixRgb(linear(a), linear(b), t);
  return `#${c
    .map((x) =>
      toByte(Math.min(1, Math.max(0, x)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}` as Hex;
}

export const shade = (a: Hex, amount: number): Hex => mixHex(a, '#1a1410', amount);
export const tint = (a: Hex, amount: number): Hex => mixHex(a, '#ffffff', amount);

/** Returns the relative luminance of a colour, 0..1 (Rec. 709). */
export const getLuminance = ([red, green, blue]: readonly [...Rgb, number?]): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Returns how much two colours differ to the eye: about 1 between black and white for each channel. */
export const getDifference = (a: Hex, b: Hex): number => {
  const [p, q] = [linear(a), linear(b)];
  return Math.hypot(...p.map((x, i) => Math.cbrt(x) - Math.cbrt(q[i]!)));
};
