import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { PictureFrame } from '@/lib/contract/outfit';
import { packagedDataPath } from '../shared/packaged-data';

const px = z.int();

/** Position of the figure in a picture, in px of 720 x 900. */
const frameRecord = z.object({
  /** Left, top, right and bottom of the figure and everything that it holds. */
  box: z.tuple([px, px, px, px]),
  /** Position of the mouth, height in px of one unit of head space, and clockwise rotation. Overlays are placed by it. */
  head: z.object({ x: z.number(), y: z.number(), unitPx: z.number(), rollDeg: z.number() }),
  /** Colours of the picture's left and right edge, averaged, from top to bottom at equal distances: `e8e4df`. */
  ground: z.array(z.string().regex(/^[0-9a-f]{6}$/)),
});
export type FrameRecord = z.infer<typeof frameRecord>;

const frameTable = z.record(z.string(), frameRecord);

let frames: Record<string, FrameRecord> | undefined;

/** Returns the frame of a picture, or undefined if none is recorded. The file is read once. */
export const getFrame = (pictureId: string): FrameRecord | undefined =>
  (frames ??= frameTable.parse(JSON.parse(readFileSync(packagedDataPath('outfits', 'frames.json'), 'utf8'))))[
    pictureId
  ];

/** Returns the part of the frame that pages use, as metadata of an outfit. Empty if none is recorded. */
export function presentFrame(pictureId: string): { frame?: PictureFrame } {
  const recorded = getFrame(pictureId);
  if (!recorded) return {};
  const { box, head, ground } = recorded;
  return {
    frame: {
      box,
      head: [Math.round(head.x), Math.round(head.y), Math.round(head.unitPx)],
      ground: ground.map((color) => `#${color}`),
    },
  };
}
