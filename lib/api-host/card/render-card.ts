import { CARD_SIZES, type CardShape } from '@/lib/contract/card-shapes';
import type { CardContent } from './card-content';
import type { CardLayout } from './card-layout';
import { renderLayout } from './render-layout';
import { layOutStoryCard, layOutTallCard } from './upright-card';
import { layOutWideCard } from './wide-card';

const LAYOUTS: Record<CardShape, (content: CardContent) => Promise<CardLayout>> = {
  story: layOutStoryCard,
  tall: layOutTallCard,
  wide: layOutWideCard,
};

/** Renders a card as JPEG. */
export const renderCard = async (content: CardContent, shape: CardShape): Promise<Buffer> =>
  renderLayout({ layout: await LAYOUTS[shape](content), pictureId: content.pictureId, size: CARD_SIZES[shape] });
