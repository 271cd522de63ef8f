import type { Hex } from '../../../lib/domain/wardrobe/hex';
import { cord } from '../cloth/cord';
import { around, front, patch, tangentFrame, touch } from '../cloth/patch';
import { isPale } from '../cloth/stitching';
import type { Upper } from '../cloth/upper';
import type { Wearing } from '../cloth/worn';
import type { Part } from '../scene/part';
import { type Vec3, add, scale } from '../scene/vector';
import type { Field } from '../sdf/scalar';
import { ellipsoid, roundRect } from '../sdf/shapes';

/** Half-length and half-width of a toggle. */
const TOGGLE = { length: 0.042, width: 0.0125 };

/** Slope at which a toggle hangs from its cord when it is not in its loop, in radians. */
const HANGING = 0.34;

/** Leather tab that is sewn on the front: its half-sides, and its distance from the edge of the front. */
const TAB = { width: 0.019, height: 0.024, fromEdge: 0.06 };

/** Radius of the cords, and half the distance between the two strands of one. */
const CORD = { radius: 0.0054, apart: 0.009 };

/** Length by which the loops of an open front reach over its edge. */
const OVERHANG = 0.014;

/** Distance from a hand at which it hides a tab: scraps of it would be seen round the fist. */
const UNDER_HAND = 0.012;

/** Distances of cords and toggles from the cloth. */
const OFF = { cord: 0.005, toggle: 0.02 };

/** Colours of toggles and cords: pale wood on dark cloth and dark horn on pale cloth. */
const PALE = { toggle: '#e2b67c', cord: '#a9763f' } as const;
const DARK = { toggle: '#3f2516', cord: '#7d4f2e' } as const;

/**
 * Builds the toggles of a duffle coat with their cords and leather tabs. They close the front, or hang along the left
 * edge of an open one with the loops along the right edge. `gap` is the half-width of the open front at a height.
 */
export function toggles(upper: Upper, { body, open, color }: Wearing<'coat'>, gap: (z: number) => number): Part[] {
  const colors = isPale(color) ? DARK : PALE;
  const top = body.bust + 0.075;
  const step = (top - body.hip) / 3.4;
  const isUnderHand = (x: number, z: number) =>
    body.hands[x > 0 ? 'left' : 'right'](...touch(upper.outside, x, z).at) < UNDER_HAND;
  return [0, 1, 2, 3].flatMap((index) => {
    const z = top - step * index;
    const edge = open ? gap(z) : 0;
    const at = edge + (open ? TOGGLE.length * 0.35 : 0);
    const tabAt = edge + TAB.fromEdge;
    const left = [
      bar(upper.outside, at, z, open ? HANGING : 0, colors.toggle),
      loop(upper.outside, tabAt, at, z, colors.cord),
      tab(upper.outside, tabAt, z, colors.cord),
    ];
    const right = [
      loop(upper.outside, -tabAt, open ? OVERHANG - edge : 0, z, colors.cord),
      tab(upper.outside, -tabAt, z, colors.cord),
    ];
    return [...(isUnderHand(tabAt, z) ? [] : left), ...(isUnderHand(-tabAt, z) ? [] : right)];
  });
}

function bar(surface: Field, x: number, z: number, slope: number, paint: Hex): Part {
  const { at, normal } = touch(surface, x, z);
  const middle = add(at, scale(normal, OFF.toggle));
  const local = tangentFrame(middle, normal);
  const [cos, sin] = [Math.cos(slope), Math.sin(slope)];
  return {
    name: 'toggle',
    field: (px, py, pz) => {
      const [u, v, w] = local(px, py, pz);
      return ellipsoid(u * cos - v * sin, u * sin + v * cos, w, TOGGLE.length, TOGGLE.width, TOGGLE.width);
    },
    bounds: around(middle, TOGGLE.length + 0.01),
    cell: 0.003,
    material: { kind: 'plastic' },
    paint,
  };
}

/** Builds a cord in two strands from a tab at `from` to its turn at `to`. */
function loop(surface: Field, from: number, to: number, z: number, paint: Hex): Part {
  const lie = (x: number, height: number): Vec3 => {
    const { at, normal } = touch(surface, x, height);
    return add(at, scale(normal, OFF.cord));
  };
  const strand = (height: number) => [0, 0.5, 0.9].map((t) => lie(from + (to - from) * t, height));
  const points = [...strand(z + CORD.apart), lie(to, z), ...strand(z - CORD.apart).reverse()];
  return cord('toggle-loop', points, CORD.radius, paint, { kind: 'leather' });
}

function tab(surface: Field, x: number, z: number, paint: Hex): Part {
  const outline = (px: number, pz: number) => roundRect(px - x, pz - z, TAB.width, TAB.height, 0.009);
  const reach = TAB.width + 0.02;
  return {
    name: 'toggle-tab',
    field: patch(surface, 0.009, 0.012, front(outline)),
    bounds: [x - reach, -0.5, z - 0.05, x + reach, 0.03, z + 0.05],
    cell: 0.004,
    material: { kind: 'leather' },
    paint,
  };
}
