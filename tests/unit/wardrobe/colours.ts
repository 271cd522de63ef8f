import { getWornGarments } from '@/lib/domain/wardrobe/insulation';
import type { Hex } from '@/lib/domain/wardrobe/hex';
import type { Outfit } from '@/lib/domain/wardrobe/wardrobe';

const FAMILY_ENDS_DEG = [18, 70, 165, 262, 330, 360] as const;
const FAMILIES = ['red', 'yellow', 'green', 'blue', 'purple', 'red'] as const;

type Family = (typeof FAMILIES)[number];

/** Returns the hue families of an outfit; white to black, beige and brown do not count. */
export function hueFamilies(outfit: Outfit): Set<Family> {
  const colours = getWornGarments(outfit).flatMap(({ color, pattern }) => (pattern ? [color, pattern.color] : [color]));
  return new Set(colours.flatMap((colour) => familyOf(colour) ?? []));
}

function familyOf(colour: Hex): Family | null {
  const [red, green, blue] = channels(colour).map((value) => value / 255) as [number, number, number];
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const chroma = high - low;
  if (chroma < 0.11) return null;
  const sector =
    high === red
      ? ((green - blue) / chroma + 6) % 6
      : high === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  const hue = sector * 60;
  const isEarth = hue >= 15 && hue <= 50 && chroma < 0.43;
  return isEarth ? null : (FAMILIES[FAMILY_ENDS_DEG.findIndex((end) => hue < end)] ?? null);
}

const channels = (colour: Hex) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** Returns the Euclidean distance of two colours in sRGB, 0-442. */
export function distance(one: Hex, other: Hex): number {
  const to = channels(other);
  return Math.hypot(...channels(one).map((value, index) => value - (to[index] ?? 0)));
}
