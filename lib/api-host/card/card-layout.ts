import type { OverlayOptions } from 'sharp';

/** Position of the outfit's picture on a card. It may reach beyond the edges. */
export interface FigureBox {
  left: number;
  top: number;
  /** The height follows from the picture's own ratio. */
  width: number;
}

export interface CardLayout {
  figure: FigureBox;
  icon: { left: number; top: number; size: number };
  texts: OverlayOptions[];
}
