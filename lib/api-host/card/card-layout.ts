import type { OverlayOptions } from 'sharp';

/** Space of the figure and everything that it holds on a card. Its picture continues around it. */
export interface FigureBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface CardLayout {
  figure: FigureBox;
  /** Icon of the weather; null on a card without weather. */
  icon: { number: number; left: number; top: number; size: number } | null;
  texts: OverlayOptions[];
  /** Square pictures of items to take along. */
  pieces?: { piece: string; left: number; top: number; size: number }[];
}
