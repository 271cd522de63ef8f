import type { Body } from '../body/body';
import { smax } from '../sdf/scalar';

/**
 * Room of cloth in a waistband, height above its top from which on the cloth bulges, how steeply, and up to which height
 * it may be pressed in.
 */
const TUCKED = { ease: 0.006, from: 0.008, slope: 1.6, high: 0.07, blend: 0.006 };

/** Presses cloth against the body where it is tucked in, so that it does not come through the waistband over it. */
export function tuckIn(d: number, { loft }: Body, waistband: number, x: number, y: number, z: number): number {
  if (z > waistband + TUCKED.high) return d;
  const above = Math.max(0, z - waistband - TUCKED.from);
  return smax(d, loft.distance(x, y, z, TUCKED.ease) - TUCKED.slope * above, TUCKED.blend);
}
