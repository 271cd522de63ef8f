import type { OverlayOptions } from 'sharp';

export interface CardLayout {
  panel: { left: number; top: number; width: number; height: number; radius: number };
  icon: { left: number; top: number; size: number };
  texts: OverlayOptions[];
}
