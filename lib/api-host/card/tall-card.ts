import type { CardContent } from './card-content';
import type { CardLayout } from './card-layout';
import { HIGH, INK, INK_2, LOW } from './render-sky';
import { renderPlainText, renderText, placeText, type RenderedText } from './render-text';

const WIDTH = 1080;
const LEFT = 56;
const RIGHT = WIDTH - LEFT;
const CONTENT_WIDTH = RIGHT - LEFT;
const PANEL = { left: 40, top: 318, width: 1000, height: 738, radius: 44 };
const ICON = { left: 838, top: 112, size: 190 };
/** Vertical middle of the temperature and the texts beside it. */
const MIDDLE = 204;
const GAP = 36;

const TEXT_STYLES = {
  date: { face: 'regular', size: 32, width: 340, height: 40 },
  place: { face: 'semibold', size: 40, minSize: 30, height: 48 },
  temperature: { face: 'light', size: 168, width: 420, height: 200 },
  message: { face: 'semibold', size: 38, minSize: 28, height: 104 },
  facts: { face: 'semibold', size: 32, minSize: 24, height: 40 },
  title: { face: 'semibold', size: 50, minSize: 36, width: CONTENT_WIDTH, height: 60 },
  reason: { face: 'regular', size: 36, minSize: 26, width: CONTENT_WIDTH, height: 92 },
  name: { face: 'semibold', size: 32, width: 200, height: 40 },
  source: { face: 'regular', size: 24, minSize: 18, height: 32 },
} as const;

function listFacts({ lowAndHigh, feelsLike }: CardContent) {
  const range = lowAndHigh && [
    { text: lowAndHigh.day, color: INK },
    { text: `↓${lowAndHigh.low}   `, color: LOW },
    { text: `↑${lowAndHigh.high}   `, color: HIGH },
  ];
  return [...(range ?? []), ...(feelsLike === null ? [] : [{ text: `체감 ${feelsLike}`, color: INK_2 }])];
}

/** Renders the message and, below it, the facts to the right of the temperature. */
async function layOutFacts(content: CardContent, left: number) {
  const width = ICON.left - left - 16;
  const message = await renderPlainText(content.message, INK, { ...TEXT_STYLES.message, width });
  const facts = await renderText({ parts: listFacts(content), ...TEXT_STYLES.facts, width });
  const top = MIDDLE - (message.height + 26 + facts.height) / 2;
  return [placeText(message, left, top), placeText(facts, left, top + message.height + 26)];
}

const placeAtRight = (text: RenderedText, top: number) => placeText(text, RIGHT - text.width, top);

/** Lays out the picture to send: the weather, the figure, its title and reason. */
export async function layOutTallCard(content: CardContent): Promise<CardLayout> {
  const date = await renderPlainText(content.date, INK_2, TEXT_STYLES.date);
  const place = await renderPlainText(content.place, INK, {
    ...TEXT_STYLES.place,
    width: CONTENT_WIDTH - date.width - GAP,
  });
  const temperature = await renderPlainText(content.temperature, INK, TEXT_STYLES.temperature);
  const title = await renderPlainText(content.title, INK, TEXT_STYLES.title);
  const reason = await renderPlainText(content.reason, INK_2, TEXT_STYLES.reason);
  const name = await renderPlainText('날옷', INK, TEXT_STYLES.name);
  const source = await renderPlainText(content.source, INK_2, {
    ...TEXT_STYLES.source,
    width: CONTENT_WIDTH - name.width - GAP,
  });
  return {
    panel: PANEL,
    icon: ICON,
    texts: [
      placeText(place, LEFT, 56),
      placeAtRight(date, 60),
      placeText(temperature, LEFT, MIDDLE - temperature.height / 2),
      ...(await layOutFacts(content, LEFT + temperature.width + GAP)),
      placeText(title, LEFT, 1_090),
      placeText(reason, LEFT, 1_162),
      placeText(name, LEFT, 1_290),
      placeAtRight(source, 1_294),
    ],
  };
}
