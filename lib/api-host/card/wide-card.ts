import { HIGH, INK, INK_2, LOW } from './card-colors';
import type { CardContent } from './card-content';
import type { CardLayout } from './card-layout';
import { joinNames, renderPlainText, renderText, placeText } from './render-text';

export const WIDE_LEFT = 60;
/** Width of the texts. They are few and large because the preview is displayed small. */
export const WIDE_CONTENT_WIDTH = 628;
/** At the right edge, with a margin that remains in a preview of 2:1. */
export const WIDE_FIGURE = { left: 716, top: 26, width: 460, height: 576 };
const ICON_PX = 160;

const TEXT_STYLES = {
  name: { face: 'semibold', size: 46, minSize: 34, width: WIDE_CONTENT_WIDTH, height: 56 },
  temperature: { face: 'light', size: 176, width: 440, height: 200 },
  range: { face: 'semibold', size: 44, width: WIDE_CONTENT_WIDTH, height: 54 },
  outfit: { face: 'semibold', size: 44, minSize: 30, width: WIDE_CONTENT_WIDTH, height: 56 },
  pieces: { face: 'semibold', size: 32, minSize: 22, width: WIDE_CONTENT_WIDTH, height: 84 },
  source: { face: 'regular', size: 26, minSize: 18, width: WIDE_CONTENT_WIDTH, height: 34 },
} as const;

/** Lists the lowest and highest temperature, or the apparent temperature if they are unknown. */
const listRange = ({ lowAndHigh, feelsLike }: CardContent) =>
  lowAndHigh
    ? [
        { text: lowAndHigh.day, color: INK },
        { text: `↓${lowAndHigh.low}   `, color: LOW },
        { text: `↑${lowAndHigh.high}`, color: HIGH },
      ]
    : feelsLike === null
      ? []
      : [{ text: feelsLike, color: INK_2 }];

const listSource = ({ appName, source }: CardContent) => [
  { text: appName, color: INK },
  { text: `   ${source}`, color: INK_2 },
];

/** Lays out the preview of a link: place, weather and outfit on the left, the figure on the right. */
export async function layOutWideCard(content: CardContent): Promise<CardLayout> {
  const name = await renderPlainText(content.place, INK, TEXT_STYLES.name);
  const temperature = await renderPlainText(content.temperature, INK, TEXT_STYLES.temperature);
  const range = await renderText({ parts: listRange(content), ...TEXT_STYLES.range });
  const outfit = await renderPlainText(content.title, INK, TEXT_STYLES.outfit);
  const pieces = await renderPlainText(joinNames(content.pieces), INK_2, TEXT_STYLES.pieces);
  const source = await renderText({ parts: listSource(content), ...TEXT_STYLES.source });
  return {
    figure: WIDE_FIGURE,
    icon: {
      number: content.iconNumber,
      left: WIDE_LEFT + temperature.width + 28,
      top: 218 - ICON_PX / 2,
      size: ICON_PX,
    },
    texts: [
      placeText(name, WIDE_LEFT, 60),
      placeText(temperature, WIDE_LEFT, 218 - temperature.height / 2),
      placeText(range, WIDE_LEFT, 332),
      placeText(outfit, WIDE_LEFT, 398),
      placeText(pieces, WIDE_LEFT, 456),
      placeText(source, WIDE_LEFT, 562),
    ],
  };
}
