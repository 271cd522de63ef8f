import { packagedDataPath } from '../shared/packaged-data';
import { getFrame, type FrameRecord } from '../pictures/frames';
import { PICTURE_SIZE } from '../pictures/pictures';
import type { FigureBox } from './card-layout';
import { loadSharp } from './load-sharp';

interface Size {
  width: number;
  height: number;
}

/** Position of a picture on a card, of which it may reach beyond the edges. */
interface Placement extends Size {
  left: number;
  top: number;
}

/** Shares of the picture's width and height over which it fades into the backdrop. Head and shoes are near the edges. */
const FADE_X = 0.12;
const FADE_Y = 0.03;

/** Places the picture so that the box of its figure fits the box on the card, centred and with its feet at the bottom. */
function placePicture({ box: [left, top, right, bottom] }: FrameRecord, figure: FigureBox): Placement {
  const scale = Math.min(figure.width / (right - left), figure.height / (bottom - top));
  return {
    left: Math.round(figure.left + figure.width / 2 - (scale * (left + right)) / 2),
    top: Math.round(figure.top + figure.height - scale * bottom),
    width: Math.round(PICTURE_SIZE.width * scale),
    height: Math.round(PICTURE_SIZE.height * scale),
  };
}

/** Draws the ground's colours over the whole card, as a vertical gradient that continues the picture. */
function drawGround({ ground }: FrameRecord, { top, height }: Placement, card: Size): Buffer {
  const stops = ground.map((color, index) => `<stop offset="${index / (ground.length - 1)}" stop-color="#${color}"/>`);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}"><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${top}" y2="${top + height}">${stops.join('')}</linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
}

/** Returns a mask that fades at the edges of the picture that lie within the card. */
function createMask({ left, top, ...picture }: Placement, card: Size): Buffer {
  const [fadeX, fadeY] = [picture.width * FADE_X, picture.height * FADE_Y];
  const inset = (isWithin: boolean, fade: number) => (isWithin ? fade : -2 * fade);
  const x = inset(left > 0, fadeX);
  const y = inset(top > 0, fadeY);
  const right = picture.width - inset(left + picture.width < card.width, fadeX);
  const bottom = picture.height - inset(top + picture.height < card.height, fadeY);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}" height="${picture.height}"><filter id="f" x="-100%" y="-100%" width="300%" height="300%"><feGaussianBlur stdDeviation="${fadeX / 2.5} ${fadeY / 2.5}"/></filter><rect x="${x}" y="${y}" width="${right - x}" height="${bottom - y}" filter="url(#f)"/></svg>`,
  );
}

/**
 * Renders an outfit's picture over the whole card: the figure at its place, and around it a smooth backdrop in the colors
 * of the picture's edges, into which the picture fades. Throws if the picture has no recorded frame.
 */
export async function renderBackdrop(pictureId: string, figure: FigureBox, card: Size): Promise<Buffer> {
  const sharp = await loadSharp();
  const frame = getFrame(pictureId);
  if (!frame) throw new Error(`The picture ${pictureId} has no recorded frame.`);
  const placed = placePicture(frame, figure);
  const faded = await sharp(packagedDataPath('outfits', `${pictureId}.webp`))
    .resize(placed.width, placed.height)
    .ensureAlpha()
    .composite([{ input: createMask(placed, card), blend: 'dest-in' }])
    .png({ compressionLevel: 0 })
    .toBuffer();
  // A picture that is composited must lie within the card.
  const crop = {
    left: Math.max(0, -placed.left),
    top: Math.max(0, -placed.top),
    width: Math.min(placed.width, card.width - placed.left) - Math.max(0, -placed.left),
    height: Math.min(placed.height, card.height - placed.top) - Math.max(0, -placed.top),
  };
  const visible = await sharp(faded).extract(crop).png({ compressionLevel: 0 }).toBuffer();
  return sharp(drawGround(frame, placed, card))
    .removeAlpha()
    .composite([{ input: visible, left: Math.max(0, placed.left), top: Math.max(0, placed.top) }])
    .png({ compressionLevel: 0 })
    .toBuffer();
}
