import type { CardContent } from './card-content';
import type { CardLayout } from './card-layout';
import { HIGH, INK, INK_2, LOW } from './render-sky';
import { renderPlainText, renderText, placeText } from './render-text';

const LEFT = 60;
/** Width of the texts. They are few and large because the preview is displayed small. */
const CONTENT_WIDTH = 628;
const PANEL = { left: 728, top: 40, width: 432, height: 520, radius: 40 };
const ICON_PX = 176;

const TEXT_STYLES = {
  name: { face: 'semibold', size: 46, minSize: 34, width: CONTENT_WIDTH, height: 56 },
  temperature: { face: 'light', size: 190, width: 440, height: 220 },
  range: { face: 'semibold', size: 44, width: CONTENT_WIDTH, height: 54 },
  outfit: { face: 'semibold', size: 46, minSize: 34, width: CONTENT_WIDTH, height: 116 },
  source: { face: 'regular', size: 26, minSize: 18, width: CONTENT_WIDTH, height: 34 },
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
      : [{ text: `체감 ${feelsLike}`, color: INK_2 }];

const listSource = ({ source }: CardContent) => [
  { text: '날옷', color: INK },
  { text: `   ${source}`, color: INK_2 },
];

/** Lays out the preview of a link: place, weather and outfit on the left, the figure on the right. */
export async function layOutWideCard(content: CardContent): Promise<CardLayout> {
  const name = await renderPlainText(content.place, INK, TEXT_STYLES.name);
  const temperature = await renderPlainText(content.temperature, INK, TEXT_STYLES.temperature);
  const range = await renderText({ parts: listRange(content), ...TEXT_STYLES.range });
  const outfit = await renderPlainText(content.title, INK, TEXT_STYLES.outfit);
  const source = await renderText({ parts: listSource(content), ...TEXT_STYLES.source });
  return {
    panel: PANEL,
    icon: { left: LEFT + temperature.width + 28, top: 222 - ICON_PX / 2, size: ICON_PX },
    texts: [
      placeText(name, LEFT, 56),
      placeText(temperature, LEFT, 222 - temperature.height / 2),
      placeText(range, LEFT, 340),
      placeText(outfit, LEFT, 418),
      placeText(source, LEFT, 530),
    ],
  };
}
