import type { Model, ModelParams } from '../../../lib/domain/wardrobe/models';
import type { Body } from '../body/body';
import type { Field } from '../sdf/scalar';
import type { Shaft } from './shaft';

export type BootStyle = ModelParams['boots']['style'];
export type BootHeight = ModelParams['boots']['shaft'];

/** Heights of the upper edge above the ankle's joint, in the last's units: of rain boots, and of others. */
const RAIN_ABOVE: Record<BootHeight, number> = { ankle: 0.088, mid: 0.185, knee: 0.265 };
const ABOVE: Record<BootHeight, number> = { ankle: 0.062, mid: 0.145, knee: 0.265 };

/** Returns the height of a boot's upper edge above the ankle's joint, in the last's units. */
export const getShaftHeight = ({ style, shaft }: ModelParams['boots']): number =>
  (style === 'rain' ? RAIN_ABOVE : ABOVE)[shaft];

/** Returns the height of the upper edge of boots on a body, or undefined for other shoes. */
export const getBootTop = ({ ankle, foot }: Body, { kind, params }: Model): number | undefined =>
  kind === 'boots' ? ankle + getShaftHeight(params) * foot : undefined;

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
