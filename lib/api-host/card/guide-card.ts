import { CARD_SIZES } from '@/lib/contract/card-shapes';
import type { Language } from '@/lib/contract/language';
import { getConventionRange } from '@/lib/domain/comfort/convention';
import { listSeenItems } from '@/lib/domain/recommendation/items';
import { listGuideOutfits } from '@/lib/domain/search-pages/guide-outfits';
import { getMessages } from '@/lib/messages/get-messages';
import { INK, INK_2 } from './card-colors';
import type { CardLayout } from './card-layout';
import { renderLayout } from './render-layout';
import { joinNames, placeText, renderPlainText, renderText } from './render-text';
import { WIDE_CONTENT_WIDTH, WIDE_FIGURE, WIDE_LEFT } from './wide-card';

/** Everything that the preview of a guide shows. */
export interface GuideCardContent {
  appName: string;
  slogan: string;
  heading: string;
  temperature: string;
  range: string;
  title: string;
  pieces: string[];
  pictureId: string;
  /** A guide never is: it shows no weather. */
  isTemporary?: never;
}

const MAX_PIECES = 3;

const TEXT_STYLES = {
  heading: { face: 'semibold', size: 46, width: WIDE_CONTENT_WIDTH, height: 56 },
  temperature: { face: 'light', size: 200, width: WIDE_CONTENT_WIDTH, height: 220 },
  range: { face: 'regular', size: 34, minSize: 26, width: WIDE_CONTENT_WIDTH, height: 44 },
  outfit: { face: 'semibold', size: 44, minSize: 30, width: WIDE_CONTENT_WIDTH, height: 56 },
  pieces: { face: 'semibold', size: 32, minSize: 22, width: WIDE_CONTENT_WIDTH, height: 84 },
  name: { face: 'regular', size: 26, width: WIDE_CONTENT_WIDTH, height: 34 },
} as const;

/** Composes the preview of a guide with its first outfit. Throws if the wardrobe has none. */
export function composeGuideCard(temperatureC: number, language: Language): GuideCardContent {
  const messages = getMessages(language);
  const { appName, guide } = messages.card;
  const [outfit] = listGuideOutfits(temperatureC, 'FEMALE', messages);
  if (!outfit) throw new Error(`no outfit for ${temperatureC} °C`);
  return {
    appName,
    slogan: guide.slogan,
    heading: guide.heading,
    temperature: messages.units.degrees(temperatureC),
    range: guide.formatRange(getConventionRange(temperatureC)),
    title: outfit.title,
    pieces: listSeenItems(outfit.items)
      .slice(0, MAX_PIECES)
      .map(({ name }) => name),
    pictureId: outfit.id,
  };
}

/** Lays out the preview like that of a district, without weather. */
async function layOut(content: GuideCardContent): Promise<CardLayout> {
  const heading = await renderPlainText(content.heading, INK, TEXT_STYLES.heading);
  const temperature = await renderPlainText(content.temperature, INK, TEXT_STYLES.temperature);
  const range = await renderPlainText(content.range, INK_2, TEXT_STYLES.range);
  const outfit = await renderPlainText(content.title, INK, TEXT_STYLES.outfit);
  const pieces = await renderPlainText(joinNames(content.pieces), INK_2, TEXT_STYLES.pieces);
  const name = await renderText({
    parts: [
      { text: content.appName, color: INK },
      { text: `   ${content.slogan}`, color: INK_2 },
    ],
    ...TEXT_STYLES.name,
  });
  return {
    figure: WIDE_FIGURE,
    icon: null,
    texts: [
      placeText(heading, WIDE_LEFT, 60),
      placeText(temperature, WIDE_LEFT, 218 - temperature.height / 2),
      placeText(range, WIDE_LEFT, 332),
      placeText(outfit, WIDE_LEFT, 398),
      placeText(pieces, WIDE_LEFT, 456),
      placeText(name, WIDE_LEFT, 562),
    ],
  };
}

/** Renders the preview of a guide as JPEG. */
export const renderGuideCard = async (content: GuideCardContent, shape: 'wide'): Promise<Buffer> =>
  renderLayout({ layout: await layOut(content), pictureId: content.pictureId, size: CARD_SIZES[shape] });
