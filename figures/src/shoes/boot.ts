import type { ModelParams } from '../../../lib/domain/wardrobe/models';
import type { Field } from '../sdf/scalar';
import type { Shaft } from './shaft';

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
