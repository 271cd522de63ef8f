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
  /** Icon of the weather; null on a card without weather. */
  icon: { number: number; left: number; top: number; size: number } | null;
  texts: OverlayOptions[];
}
