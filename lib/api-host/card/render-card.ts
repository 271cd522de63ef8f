import { join } from 'node:path';
import { CARD_SIZES, type CardShape } from '@/lib/contract/card-shapes';
import type { CardContent } from './card-content';
import type { CardLayout } from './card-layout';
import { loadSharp } from './load-sharp';
import { renderBackdrop } from './render-backdrop';
import { layOutStoryCard, layOutTallCard } from './upright-card';
import { layOutWideCard } from './wide-card';

const QUALITY = 88;
/** Width of the icons' SVG files. */
const ICON_PX = 96;
const ICON_DPI = 72;

async function renderIcon(iconNumber: number, size: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const file = join(process.cwd(), 'public', 'weather', `${iconNumber}-still.svg`);
  return sharp(file, { density: (ICON_DPI * size) / ICON_PX })
    .resize(size, size)
    .png({ compressionLevel: 0 })
    .toBuffer();
}

const LAYOUTS: Record<CardShape, (content: CardContent) => Promise<CardLayout>> = {
  story: layOutStoryCard,
  tall: layOutTallCard,
  wide: layOutWideCard,
};

/** Renders a card as JPEG. */
export async function renderCard(content: CardContent, shape: CardShape): Promise<Buffer> {
  const sharp = await loadSharp();
  const { figure, icon, texts } = await LAYOUTS[shape](content);
  const backdrop = await renderBackdrop(content.outfitId, figure, CARD_SIZES[shape]);
  const weather = await renderIcon(content.iconNumber, icon.size);
  return sharp(backdrop)
    .composite([{ input: weather, left: Math.round(icon.left), top: icon.top }, ...texts])
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
