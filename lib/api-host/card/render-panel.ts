import { packagedDataPath } from '../shared/packaged-data';
import { loadSharp } from './load-sharp';

interface PanelSize {
  width: number;
  height: number;
  radius: number;
}

/** How much of a picture's outermost columns is drawn out to the edges. */
const EDGE_PX = 2;

const roundedMask = ({ width, height, radius }: PanelSize) =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`,
  );

/** An outfit's picture as high as the panel, on its own ground drawn out to both sides, with round corners. */
export async function renderPanel(outfitId: string, size: PanelSize): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width, height } = size;
  const file = packagedDataPath('outfits', `${outfitId}.webp`);
  const figure = await sharp(file)
    .resize({ height })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((width - figure.info.width) / 2);
  const drawnOut = async (from: number, wide: number) =>
    sharp(figure.data)
      .extract({ left: from, top: 0, width: EDGE_PX, height })
      .resize(wide, height, { fit: 'fill' })
      .png({ compressionLevel: 0 })
      .toBuffer();
  const right = left + figure.info.width;
  const sides = [
    { input: await drawnOut(0, left), left: 0, top: 0 },
    { input: await drawnOut(figure.info.width - EDGE_PX, width - right), left: right, top: 0 },
  ];
  const whole = await sharp({ create: { width, height, channels: 4, background: '#fff' } })
    .composite([...sides, { input: figure.data, left, top: 0 }])
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(whole)
    .composite([{ input: roundedMask(size), blend: 'dest-in' }])
    .png({ compressionLevel: 0 })
    .toBuffer();
}
