import type { CardContent } from './card-content';
import type { CardLayout } from './card-layout';
import { HIGH, INK, INK_2, LOW } from './skies';
import { drawText, drawWords, wordsAt } from './words';

const LEFT = 60;
/** It is shown as wide as a hand: few words, large. */
const ACROSS = 628;
const PANEL = { left: 728, top: 40, width: 432, height: 520, radius: 40 };
const ICON_PX = 176;

/** How each of the words is set. */
const SET = {
  name: { face: 'semibold', size: 46, least: 34, width: ACROSS, height: 56 },
  temperature: { face: 'light', size: 190, width: 440, height: 220 },
  range: { face: 'semibold', size: 44, width: ACROSS, height: 54 },
  outfit: { face: 'semibold', size: 46, least: 34, width: ACROSS, height: 116 },
  source: { face: 'regular', size: 26, least: 18, width: ACROSS, height: 34 },
} as const;

/** Low and high by arrows, or how it feels. */
const rangeOf = ({ lowAndHigh, feelsLike }: CardContent) =>
  lowAndHigh
    ? [
        { text: lowAndHigh.day, color: INK },
        { text: `↓${lowAndHigh.low}   `, color: LOW },
        { text: `↑${lowAndHigh.high}`, color: HIGH },
      ]
    : [{ text: `체감 ${feelsLike}`, color: INK_2 }];

const sourceOf = ({ source }: CardContent) => [
  { text: '날옷', color: INK },
  { text: `   ${source}`, color: INK_2 },
];

/** What a link shows: place, weather and outfit at the left, the figure at the right. */
export async function wideCard(content: CardContent): Promise<CardLayout> {
  const name = await drawText(content.place, INK, SET.name);
  const temperature = await drawText(content.temperature, INK, SET.temperature);
  const range = await drawWords({ parts: rangeOf(content), ...SET.range });
  const outfit = await drawText(content.title, INK, SET.outfit);
  const source = await drawWords({ parts: sourceOf(content), ...SET.source });
  return {
    panel: PANEL,
    icon: { left: LEFT + temperature.width + 28, top: 222 - ICON_PX / 2, size: ICON_PX },
    words: [
      wordsAt(name, LEFT, 56),
      wordsAt(temperature, LEFT, 222 - temperature.height / 2),
      wordsAt(range, LEFT, 340),
      wordsAt(outfit, LEFT, 418),
      wordsAt(source, LEFT, 530),
    ],
  };
}
