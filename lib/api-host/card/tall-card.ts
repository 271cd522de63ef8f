import type { CardContent } from './card-content';
import type { CardLayout } from './card-layout';
import { HIGH, INK, INK_2, LOW } from './skies';
import { drawText, drawWords, wordsAt, type DrawnWords } from './words';

const WIDTH = 1080;
const LEFT = 56;
const RIGHT = WIDTH - LEFT;
const ACROSS = RIGHT - LEFT;
const PANEL = { left: 40, top: 318, width: 1000, height: 738, radius: 44 };
const ICON = { left: 838, top: 112, size: 190 };
/** The temperature and what stands beside it share a middle. */
const MIDDLE = 204;
const GAP = 36;

/** How each of the words is set. */
const SET = {
  date: { face: 'regular', size: 32, width: 340, height: 40 },
  place: { face: 'semibold', size: 40, least: 30, height: 48 },
  temperature: { face: 'light', size: 168, width: 420, height: 200 },
  message: { face: 'semibold', size: 38, least: 28, height: 104 },
  facts: { face: 'semibold', size: 32, least: 24, height: 40 },
  title: { face: 'semibold', size: 50, least: 36, width: ACROSS, height: 60 },
  reason: { face: 'regular', size: 36, least: 26, width: ACROSS, height: 92 },
  name: { face: 'semibold', size: 32, width: 200, height: 40 },
  source: { face: 'regular', size: 24, least: 18, height: 32 },
} as const;

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
  const message = await drawText(content.message, INK, { ...SET.message, width });
  const facts = await drawWords({ parts: factsOf(content), ...SET.facts, width });
  const top = MIDDLE - (message.height + 26 + facts.height) / 2;
  return [wordsAt(message, left, top), wordsAt(facts, left, top + message.height + 26)];
}

const atRight = (words: DrawnWords, top: number) => wordsAt(words, RIGHT - words.width, top);

/** A picture to be sent: the weather above, the figure, its title and reason under it. */
export async function tallCard(content: CardContent): Promise<CardLayout> {
  const date = await drawText(content.date, INK_2, SET.date);
  const place = await drawText(content.place, INK, { ...SET.place, width: ACROSS - date.width - GAP });
  const temperature = await drawText(content.temperature, INK, SET.temperature);
  const title = await drawText(content.title, INK, SET.title);
  const reason = await drawText(content.reason, INK_2, SET.reason);
  const name = await drawText('날옷', INK, SET.name);
  const source = await drawText(content.source, INK_2, { ...SET.source, width: ACROSS - name.width - GAP });
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
