import type { Sharp } from 'sharp';
import { packagedDataPath } from '../shared/packaged-data';
import type { FigureBox } from './card-layout';
import { loadSharp } from './load-sharp';

interface Size {
  width: number;
  height: number;
}

/** Shares of the picture's width and height over which it fades into the backdrop. Head and shoes are near the edges. */
const FADE_X = 0.12;
const FADE_Y = 0.03;
/** Share of the picture's width and height of the samples at its edges, which show the backdrop only. */
const SAMPLE = 0.04;

/** Samples the backdrop at both sides of the picture, from top to bottom, as a picture of 2 x 3 pixels. */
async function sampleBackdrop(load: () => Sharp, { width, height }: Size): Promise<Buffer> {
  const [w, h] = [Math.round(width * SAMPLE), Math.round(height * SAMPLE)];
  const pixels: Buffer[] = [];
  for (const top of [0, Math.round(height / 2), height - h])
    for (const left of [0, width - w])
      pixels.push(
        await load().extract({ left, top, width: w, height: h }).resize(1, 1, { fit: 'fill' }).raw().toBuffer(),
      );
  return Buffer.concat(pixels);
}

/** Returns a mask that fades at the edges of the picture that lie within the card. */
function createMask({ left, top }: FigureBox, picture: Size, card: Size): Buffer {
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
 * of the picture's edges, into which the picture fades.
 */
export async function renderBackdrop(outfitId: string, figure: FigureBox, card: Size): Promise<Buffer> {
  const sharp = await loadSharp();
  const file = packagedDataPath('outfits', `${outfitId}.webp`);
  const load = () => sharp(file);
  const { width: fileWidth, height: fileHeight } = await load().metadata();
  const picture = { width: figure.width, height: Math.round((figure.width * fileHeight) / fileWidth) };
  const samples = await sampleBackdrop(load, { width: fileWidth, height: fileHeight });
  const backdrop = sharp(samples, { raw: { width: 2, height: 3, channels: 3 } }).resize(card.width, card.height, {
    fit: 'fill',
    kernel: 'cubic',
  });
  const faded = await load()
    .resize(picture.width, picture.height)
    .ensureAlpha()
    .composite([{ input: createMask(figure, picture, card), blend: 'dest-in' }])
    .png({ compressionLevel: 0 })
    .toBuffer();
  // A picture that is composited must lie within the card.
  const crop = {
    left: Math.max(0, -figure.left),
    top: Math.max(0, -figure.top),
    width: Math.min(picture.width, card.width - figure.left) - Math.max(0, -figure.left),
    height: Math.min(picture.height, card.height - figure.top) - Math.max(0, -figure.top),
  };
  const visible = await sharp(faded).extract(crop).png({ compressionLevel: 0 }).toBuffer();
  const whole = await backdrop.png({ compressionLevel: 0 }).toBuffer();
  return sharp(whole)
    .composite([{ input: visible, left: Math.max(0, figure.left), top: Math.max(0, figure.top) }])
    .png({ compressionLevel: 0 })
    .toBuffer();
}
