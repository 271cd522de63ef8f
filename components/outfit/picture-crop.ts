import type { CSSProperties } from 'react';
import { BOX_VARIABLES } from '@/lib/client/outfit/box-variables';
import type { PictureFrame } from '@/lib/contract/outfit';

/**
 * Returns the style of an element whose picture is cropped to the figure: the edges of its box, and the colours of the
 * ground as a gradient, which continues the picture beside its edges. Undefined without a frame: the picture is whole.
 */
export function makeCropStyle(frame: PictureFrame | undefined): CSSProperties | undefined {
  if (!frame) return undefined;
  const variables = BOX_VARIABLES.map((name, index) => [name, frame.box[index]]);
  const last = frame.ground.length - 1;
  const stops = frame.ground.map(
    (color, index) => `${color} calc(var(--picture-top) + var(--picture-height) * ${round(index / last)})`,
  );
  return { ...Object.fromEntries(variables), '--ground': stops.join() } as CSSProperties;
}

const round = (share: number) => Math.round(share * 100) / 100;
