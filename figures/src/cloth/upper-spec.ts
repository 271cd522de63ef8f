export interface NeckHole {
  y: number;
  z: number;
  a: number;
  b: number;
  c: number;
}

/** Returns the displacement of padding by the length along trunk or sleeve (u) and the position. */
export type Puff = (u: number, x: number, y: number, z: number, on: 'trunk' | 'sleeve') => number;

export interface UpperSpec {
  hem: number;
  /** Share of the arm that is covered, or 0 for none. */
  sleeve: number;
  /** A vest over sleeves, which lies between the arms. */
  betweenArms?: boolean;
  /** Room off the body at a height. */
  ease: (z: number) => number;
  drape: number;
  /** Widening per unit of height below the chest. */
  flare?: number;
  sleeveEase: (s: number) => number;
  folds: number;
  seed: number;
  neck: NeckHole;
  puff?: Puff;
  thickness?: number;
  /** Fillet between torso and sleeve. */
  blend?: number;
  cuffBunch?: number;
  /** Elastic cuff that gathers a sleeve: its length along the arm and its distance from the arm. */
  cuff?: { length: number; off: number };
  /** Half-width of the gap of an open front at a height. */
  gap?: (z: number) => number;
  /** Widening of the gap per unit of depth behind the front, so that the edges have no walls that are seen. */
  splay?: number;
  /** Share of the ease that remains on the shoulders. */
  shoulderEase?: number;
  /** Top of the waistband into which the cloth is tucked. */
  waistband?: number;
}
