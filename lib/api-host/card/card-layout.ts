import type { OverlayOptions } from 'sharp';

/** Where things lie on a card, and what is written on it. */
export interface CardLayout {
  panel: { left: number; top: number; width: number; height: number; radius: number };
  icon: { left: number; top: number; size: number };
  words: OverlayOptions[];
}
