import { join } from 'node:path';
import type { CardLayout } from './card-layout';
import { loadSharp } from './load-sharp';
import { renderBackdrop } from './render-backdrop';

const QUALITY = 88;
/** Width of the icons' SVG files. */
const ICON_PX = 96;
const ICON_DPI = 72;

interface Rendering {
  layout: CardLayout;
  pictureId: string;
  size: { width: number; height: number };
}

async function renderIcon(iconNumber: number, size: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const file = join(process.cwd(), 'public', 'weather', `${iconNumber}-still.svg`);
  return sharp(file, { density: (ICON_DPI * size) / ICON_PX })
    .resize(size, size)
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Renders the picture of a piece. */
export async function renderPiece({ piece, left, top, size }: NonNullable<CardLayout['pieces']>[number]) {
  const sharp = await loadSharp();
  const file = join(process.cwd(), 'public', 'figures', 'pieces', `${piece}.webp`);
  return { input: await sharp(file).resize(size, size).png({ compressionLevel: 0 }).toBuffer(), left, top };
}

/** Renders a card with its figure, weather icon, pieces and texts as JPEG, which all messengers show. */
export async function renderLayout({ layout, pictureId, size }: Rendering): Promise<Buffer> {
  const { figure, icon, texts, pieces = [] } = layout;
  const sharp = await loadSharp();
  const backdrop = await renderBackdrop(pictureId, figure, size);
  const weather = icon && {
    input: await renderIcon(icon.number, icon.size),
    left: Math.round(icon.left),
    top: icon.top,
  };
  return sharp(backdrop)
    .composite([...(weather ? [weather] : []), ...(await Promise.all(pieces.map(renderPiece))), ...texts])
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
