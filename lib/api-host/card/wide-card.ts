import type { CardContent } from './card-content';
import type { CardLayout } from './card-layout';
import { HIGH, INK, INK_2, LOW } from './render-sky';
import { renderPlainText, renderText, placeText } from './render-text';

const LEFT = 60;
/** It is shown as wide as a hand: few words, large. */
const CONTENT_WIDTH = 628;
const PANEL = { left: 728, top: 40, width: 432, height: 520, radius: 40 };
const ICON_PX = 176;

/** How each of the words is set. */
const TEXT_STYLES = {
  name: { face: 'semibold', size: 46, least: 34, width: CONTENT_WIDTH, height: 56 },
  temperature: { face: 'light', size: 190, width: 440, height: 220 },
  range: { face: 'semibold', size: 44, width: CONTENT_WIDTH, height: 54 },
  outfit: { face: 'semibold', size: 46, least: 34, width: CONTENT_WIDTH, height: 116 },
  source: { face: 'regular', size: 26, least: 18, width: CONTENT_WIDTH, height: 34 },
} as const;

/** Low and high by arrows, or how it feels. */
const listRange = ({ lowAndHigh, feelsLike }: CardContent) =>
  lowAndHigh
    ? [
        { text: lowAndHigh.day, color: INK },
        { text: `↓${lowAndHigh.low}   `, color: LOW },
        { text: `↑${lowAndHigh.high}`, color: HIGH },
      ]
    : [{ text: `체감 ${feelsLike}`, color: INK_2 }];

const listSource = ({ source }: CardContent) => [
  { text: '날옷', color: INK },
  { text: `   ${source}`, color: INK_2 },
];

/** What a link shows: place, weather and outfit at the left, the figure at the right. */
export async function layOutWideCard(content: CardContent): Promise<CardLayout> {
  const name = await renderPlainText(content.place, INK, TEXT_STYLES.name);
  const temperature = await renderPlainText(content.temperature, INK, TEXT_STYLES.temperature);
  const range = await renderText({ parts: listRange(content), ...TEXT_STYLES.range });
  const outfit = await renderPlainText(content.title, INK, TEXT_STYLES.outfit);
  const source = await renderText({ parts: listSource(content), ...TEXT_STYLES.source });
  return {
    panel: PANEL,
    icon: { left: LEFT + temperature.width + 28, top: 222 - ICON_PX / 2, size: ICON_PX },
    words: [
      placeText(name, LEFT, 56),
      placeText(temperature, LEFT, 222 - temperature.height / 2),
      placeText(range, LEFT, 340),
      placeText(outfit, LEFT, 418),
      placeText(source, LEFT, 530),
    ],
  };
}
