import { packagedDataPath } from '../shared/packaged-data';
import { loadSharp } from './load-sharp';

interface PanelSize {
  width: number;
  height: number;
  radius: number;
}

/** Width of the outermost columns of the picture, which are stretched to fill the sides. */
const EDGE_PX = 2;

const roundedMask = ({ width, height, radius }: PanelSize) =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`,
  );

/** Renders an outfit's picture at the height of the panel, stretches its background to both sides and rounds the corners. */
export async function renderPanel(outfitId: string, size: PanelSize): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width, height } = size;
  const file = packagedDataPath('outfits', `${outfitId}.webp`);
  const figure = await sharp(file)
    .resize({ height })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((width - figure.info.width) / 2);
  const stretchColumns = async (from: number, wide: number) =>
    sharp(figure.data)
      .extract({ left: from, top: 0, width: EDGE_PX, height })
      .resize(wide, height, { fit: 'fill' })
      .png({ compressionLevel: 0 })
      .toBuffer();
  const right = left + figure.info.width;
  const sides = [
    { input: await stretchColumns(0, left), left: 0, top: 0 },
    { input: await stretchColumns(figure.info.width - EDGE_PX, width - right), left: right, top: 0 },
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
