import type { CSSProperties } from 'react';
import { BOX_VARIABLES } from '@/lib/client/outfit/box-variables';
import type { PictureFrame } from '@/lib/contract/outfit';

/**
 * Returns the style of an element whose picture is cropped to the figure: the edges of its box, and the colours of the
 * ground as a gradient, which continues the picture beside its edges. Undefined without a frame: the picture is whole.
 */
export const makeCropStyle = (frame: PictureFrame | undefined): CSSProperties | undefined =>
  frame &&
  ({
    ...Object.fromEntries(BOX_VARIABLES.map((name, edge) => [name, frame.box[edge]])),
    '--ground': frame.ground.join(),
  } as CSSProperties);
