// Facts of layer rows. Garments are named in the language of the row.

/** A light layer that the picture does not show. */
export type ExtraLayerId = 'thin-cardigan' | 'light-vest' | 'fleece-vest';

/** The sign by which the wearer notices that a row begins. */
export type LayerSign =
  | { kind: 'from' | 'below' | 'felt-below'; degreesC: number }
  | { kind: 'rain-begins' | 'rain-ends' | 'cold-ends' | 'wind-rises' | 'wind-drops' };

/** One thing to do. Lists are innermost first. */
export type LayerStep =
  /** Leaves home with all layers, the outermost closed or open. */
  | { kind: 'start-with'; garment: string; isOnly: boolean }
  | { kind: 'start-open'; garment: string }
  | { kind: 'start-as-is' }
  /** Leaves home with layers in the hand that the picture wears. */
  | { kind: 'start-carrying'; garments: readonly string[] }
  | { kind: 'wrap-up'; garments: readonly string[] }
  | { kind: 'unwrap'; garments: readonly string[] }
  | { kind: 'take-off'; garments: readonly string[] }
  /** Puts layers on; the outermost may stay open. */
  | { kind: 'put-on'; garments: readonly string[]; isAgain: boolean; staysOpen: boolean }
  | { kind: 'open'; garment: string }
  | { kind: 'close'; garment: string; hasZip: boolean }
  | { kind: 'add-extra'; garment: string; isUnderneath: boolean };

export interface LayerRow {
  /** Null for the first row, in which the user leaves home, and after hours indoors. */
  sign: LayerSign | null;
  steps: readonly LayerStep[];
}
