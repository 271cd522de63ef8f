import type { OverlayOptions } from 'sharp';

/** Positions of the parts of a card, in pixels, and its rendered texts. */
export interface CardLayout {
  panel: { left: number; top: number; width: number; height: number; radius: number };
  icon: { left: number; top: number; size: number };
  texts: OverlayOptions[];
}
