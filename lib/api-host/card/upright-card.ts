import { CARD_SIZES } from '@/lib/contract/card-shapes';
import { HIGH, INK, INK_2, LOW } from './card-colors';
import type { CardContent } from './card-content';
import type { CardLayout, FigureBox } from './card-layout';
import { joinNames, renderPlainText, renderText, placeText, type RenderedText } from './render-text';

const LEFT = 56;
const RIGHT = CARD_SIZES.tall.width - LEFT;
const CONTENT_WIDTH = RIGHT - LEFT;
const GAP = 36;

const TEXT_STYLES = {
  date: { face: 'regular', size: 32, width: 340, height: 40 },
  place: { face: 'semibold', size: 40, minSize: 30, height: 48 },
  temperature: { face: 'light', size: 150, width: 420, height: 180 },
  facts: { face: 'semibold', size: 34, minSize: 24, width: 440, height: 40 },
  message: { face: 'semibold', size: 32, minSize: 24, width: 400, height: 130 },
  title: { face: 'semibold', size: 50, minSize: 36, width: CONTENT_WIDTH, height: 60 },
  pieces: { face: 'semibold', size: 34, minSize: 24, width: CONTENT_WIDTH, height: 42 },
  reason: { face: 'regular', size: 34, minSize: 26, width: CONTENT_WIDTH, height: 88 },
  name: { face: 'semibold', size: 32, width: 200, height: 40 },
  source: { face: 'regular', size: 24, minSize: 18, height: 32 },
} as const;

interface Positions {
  figure: FigureBox;
  /** Top of the title; the other texts of the outfit follow. */
  titleTop: number;
  /** Top of the last line. */
  lastTop: number;
  /** Top of the place. */
  top: number;
}

/** The app that shows a story covers its upper and lower edges. */
const STORY: Positions = {
  figure: { left: 470, top: 262, width: 570, height: 1_110 },
  titleTop: 1_424,
  lastTop: 1_680,
  top: 190,
};
const TALL: Positions = {
  figure: { left: 490, top: 112, width: 560, height: 880 },
  titleTop: 1_022,
  lastTop: 1_276,
  top: 56,
};

function listFacts({ lowAndHigh, feelsLike }: CardContent) {
  const range = lowAndHigh && [
    { text: lowAndHigh.day, color: INK },
    { text: `↓${lowAndHigh.low}   `, color: LOW },
    { text: `↑${lowAndHigh.high}   `, color: HIGH },
  ];
  return [...(range ?? []), ...(feelsLike === null ? [] : [{ text: feelsLike, color: INK_2 }])];
}

/** Size of an item beside the figure. */
const PIECE_PX = 144;

const placeAtRight = (text: RenderedText, top: number) => placeText(text, RIGHT - text.width, top);

/** Lays out a picture to send: the weather in the upper left corner, the figure, and below it what it wears and why. */
async function layOut(content: CardContent, { figure, titleTop, lastTop, top }: Positions): Promise<CardLayout> {
  const date = await renderPlainText(content.date, INK_2, TEXT_STYLES.date);
  const place = await renderPlainText(content.place, INK, {
    ...TEXT_STYLES.place,
    width: CONTENT_WIDTH - date.width - GAP,
  });
  const temperature = await renderPlainText(content.temperature, INK, TEXT_STYLES.temperature);
  const facts = await renderText({ parts: listFacts(content), ...TEXT_STYLES.facts });
  const message = await renderPlainText(content.message, INK, TEXT_STYLES.message);
  const title = await renderPlainText(content.title, INK, TEXT_STYLES.title);
  const pieces = await renderPlainText(joinNames(content.pieces), INK, TEXT_STYLES.pieces);
  const reason = await renderPlainText(content.reason, INK_2, TEXT_STYLES.reason);
  const name = await renderPlainText(content.appName, INK, TEXT_STYLES.name);
  const source = await renderPlainText(content.source, INK_2, {
    ...TEXT_STYLES.source,
    width: CONTENT_WIDTH - name.width - GAP,
  });
  return {
    figure,
    icon: { number: content.iconNumber, left: LEFT + temperature.width + 16, top: top + 76, size: 120 },
    pieces: content.beside.map((piece, index) => ({
      piece,
      left: LEFT,
      top: titleTop - PIECE_PX * (content.beside.length - index) - GAP,
      size: PIECE_PX,
    })),
    texts: [
      placeText(place, LEFT, top),
      placeAtRight(date, top + 4),
      placeText(temperature, LEFT, top + 86),
      placeText(facts, LEFT, top + 236),
      placeText(message, LEFT, top + 296),
      placeText(title, LEFT, titleTop),
      placeText(pieces, LEFT, titleTop + 76),
      placeText(reason, LEFT, titleTop + 136),
      placeText(name, LEFT, lastTop),
      placeAtRight(source, lastTop + 4),
    ],
  };
}

export const layOutTallCard = (content: CardContent): Promise<CardLayout> => layOut(content, TALL);

export const layOutStoryCard = (content: CardContent): Promise<CardLayout> => layOut(content, STORY);
