import type { CardContent } from './card-content';
import type { CardLayout } from './draw-card';
import { HIGH, INK, INK_2, LOW } from './skies';
import { drawWords, wordsAt } from './words';

const LEFT = 60;
/** It is shown as wide as a hand: few words, large. */
const ACROSS = 628;
const PANEL = { left: 728, top: 40, width: 432, height: 520, radius: 40 };
const ICON_PX = 176;

const inked = (text: string, color: string) => [{ text, color }];

/** What a link shows: place, weather and outfit at the left, the figure at the right. */
export async function wideCard(content: CardContent): Promise<CardLayout> {
  const { place, lowAndHigh, title, source } = content;
  const name = await drawWords({
    parts: inked(place, INK),
    face: 'semibold',
    size: 46,
    least: 34,
    width: ACROSS,
    height: 56,
  });
  const temperature = await drawWords({
    parts: inked(content.temperature, INK),
    face: 'light',
    size: 190,
    width: 440,
    height: 220,
  });
  const range = await drawWords({
    parts: lowAndHigh
      ? [
          { text: lowAndHigh.day, color: INK },
          { text: `↓${lowAndHigh.low}   `, color: LOW },
          { text: `↑${lowAndHigh.high}`, color: HIGH },
        ]
      : inked(`체감 ${content.feelsLike}`, INK_2),
    face: 'semibold',
    size: 44,
    width: ACROSS,
    height: 54,
  });
  const outfit = await drawWords({
    parts: inked(title, INK),
    face: 'semibold',
    size: 46,
    least: 34,
    width: ACROSS,
    height: 116,
  });
  const from = await drawWords({
    parts: [
      { text: '날옷', color: INK },
      { text: `   ${source}`, color: INK_2 },
    ],
    face: 'regular',
    size: 26,
    least: 18,
    width: ACROSS,
    height: 34,
  });
  return {
    panel: PANEL,
    icon: { left: LEFT + temperature.width + 28, top: 222 - ICON_PX / 2, size: ICON_PX },
    words: [
      wordsAt(name, LEFT, 56),
      wordsAt(temperature, LEFT, 222 - temperature.height / 2),
      wordsAt(range, LEFT, 340),
      wordsAt(outfit, LEFT, 418),
      wordsAt(from, LEFT, 530),
    ],
  };
}
