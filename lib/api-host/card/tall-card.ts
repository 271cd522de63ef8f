import type { CardContent } from './card-content';
import type { CardLayout } from './draw-card';
import { HIGH, INK, INK_2, LOW } from './skies';
import { drawWords, wordsAt, type DrawnWords } from './words';

const WIDTH = 1080;
const LEFT = 56;
const RIGHT = WIDTH - LEFT;
const PANEL = { left: 40, top: 318, width: 1000, height: 738, radius: 44 };
const ICON = { left: 838, top: 112, size: 190 };
/** The temperature and what stands beside it share a middle. */
const MIDDLE = 204;
const GAP = 36;

const inked = (text: string, color: string) => [{ text, color }];

/** Low and high by arrows, and how it feels. */
function factsOf({ lowAndHigh, feelsLike }: CardContent) {
  const range = lowAndHigh && [
    { text: lowAndHigh.day, color: INK },
    { text: `↓${lowAndHigh.low}   `, color: LOW },
    { text: `↑${lowAndHigh.high}   `, color: HIGH },
  ];
  return [...(range ?? []), { text: `체감 ${feelsLike}`, color: INK_2 }];
}

/** Beside the temperature: the message, the facts under it. */
async function beside(content: CardContent, left: number) {
  const width = ICON.left - left - 16;
  const message = await drawWords({
    parts: inked(content.message, INK),
    face: 'semibold',
    size: 38,
    least: 28,
    width,
    height: 104,
  });
  const facts = await drawWords({ parts: factsOf(content), face: 'semibold', size: 32, least: 24, width, height: 40 });
  const top = MIDDLE - (message.height + 26 + facts.height) / 2;
  return [wordsAt(message, left, top), wordsAt(facts, left, top + message.height + 26)];
}

const atRight = (words: DrawnWords, top: number) => wordsAt(words, RIGHT - words.width, top);

/** A picture to be sent: the weather above, the figure, its title and reason under it. */
export async function tallCard(content: CardContent): Promise<CardLayout> {
  const across = RIGHT - LEFT;
  const date = await drawWords({
    parts: inked(content.date, INK_2),
    face: 'regular',
    size: 32,
    width: 340,
    height: 40,
  });
  const place = await drawWords({
    parts: inked(content.place, INK),
    face: 'semibold',
    size: 40,
    least: 30,
    width: across - date.width - GAP,
    height: 48,
  });
  const temperature = await drawWords({
    parts: inked(content.temperature, INK),
    face: 'light',
    size: 168,
    width: 420,
    height: 200,
  });
  const title = await drawWords({
    parts: inked(content.title, INK),
    face: 'semibold',
    size: 50,
    least: 36,
    width: across,
    height: 60,
  });
  const reason = await drawWords({
    parts: inked(content.reason, INK_2),
    face: 'regular',
    size: 36,
    least: 26,
    width: across,
    height: 92,
  });
  const name = await drawWords({ parts: inked('날옷', INK), face: 'semibold', size: 32, width: 200, height: 40 });
  const source = await drawWords({
    parts: inked(content.source, INK_2),
    face: 'regular',
    size: 24,
    least: 18,
    width: across - name.width - GAP,
    height: 32,
  });
  return {
    panel: PANEL,
    icon: ICON,
    words: [
      wordsAt(place, LEFT, 56),
      atRight(date, 60),
      wordsAt(temperature, LEFT, MIDDLE - temperature.height / 2),
      ...(await beside(content, LEFT + temperature.width + GAP)),
      wordsAt(title, LEFT, 1_090),
      wordsAt(reason, LEFT, 1_162),
      wordsAt(name, LEFT, 1_290),
      atRight(source, 1_294),
    ],
  };
}
