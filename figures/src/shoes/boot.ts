import type { Model, ModelParams } from '../../../lib/domain/wardrobe/models';
import type { Body } from '../body/body';
import type { Field } from '../sdf/scalar';
import type { Shaft } from './shaft';

/** Heights of the upper edge of rain boots above the ankle's joint, in the last's units. */
export const RAIN_ABOVE: Record<BootHeight, number> = { ankle: 0.088, mid: 0.185, knee: 0.265 };

/** Returns the height of the upper edge of rain boots on a body, or undefined for other shoes. */
export function getRainTop({ ankle, foot }: Body, { kind, params }: Model): number | undefined {
  return kind === 'boots' && params.style === 'rain' ? ankle + RAIN_ABOVE[params.shaft] * foot : undefined;
}

export type BootStyle = ModelParams['boots']['style'];
export type BootHeight = ModelParams['boots']['shaft'];

/** A boot before its details are added. */
export interface Boot {
  style: BootStyle;
  height: BootHeight;
  top: number;
  heel: number;
  ball: number;
  /** Foot and shaft together, as a solid. */
  whole: Field;
  shaft: Shaft;
}
