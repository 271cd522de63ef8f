import type { OverlayOptions } from 'sharp';
import { CARD_SIZES } from '@/lib/contract/card-shapes';
import type { PackedItem, PackingList, Trip } from '@/lib/contract/trips';
import { getWeekday, type KstDate } from '@/lib/domain/kst';
import { getTripEnd } from '@/lib/domain/trips/trip-dates';
import type { Messages } from '@/lib/messages/messages';
import { INK, INK_2 } from './card-colors';
import { loadSharp } from './load-sharp';
import { joinNames, placeText, renderPlainText } from './render-text';
import { renderPiece } from './render-layout';

/** Everything that the picture of a packing list shows, as text. */
export interface PackingCardContent {
  appName: string;
  heading: string;
  dates: string;
  worn: { title: string; names: string[] };
  packed: { title: string; rows: { name: string; piece?: string | undefined }[] };
  basics: string;
  source: string;
  /** A user who gets fallback weather sees it on the screen, too. */
  isTemporary?: never;
}

interface Subject {
  trip: Pick<Trip, 'from' | 'categoryIds'>;
  /** Name of the place; null abroad, where it is not checked. */
  place: string | null;
  list: Omit<PackingList, 'source'>;
  attribution: string;
}

/**
 * Composes the picture of a packing list. It names no categories and occasions, because a picture is passed on to people
 * whom the plans of each day do not concern.
 */
export function composePackingCard(
  { trip, place, list, attribution }: Subject,
  messages: Messages,
): PackingCardContent {
  const { card, trips, calendar } = messages;
  const formatDate = (date: KstDate) =>
    calendar.formatDate(Number(date.slice(5, 7)), Number(date.slice(8)), getWeekday(date));
  const { list: texts } = trips;
  const isPacked = ({ worn, count }: PackedItem) => !worn || count > 1;
  const formatRow = ({ name, worn, count, piece }: PackedItem) => {
    const packed = count - Number(worn);
    return { name: packed > 1 ? `${name} ${texts.count(packed)}` : name, ...(piece && { piece }) };
  };
  return {
    appName: card.appName,
    heading: place === null ? texts.heading : texts.shareTitle(place),
    dates: `${trips.range(formatDate(trip.from), formatDate(getTripEnd(trip)))} · ${trips.length(trip.categoryIds.length - 1)}`,
    worn: { title: texts.worn, names: list.items.filter(({ worn }) => worn).map(({ name }) => name) },
    packed: { title: texts.packed, rows: list.items.filter(isPacked).map(formatRow) },
    basics: texts.basics(list.days.length),
    source: attribution,
  };
}

const { width: WIDTH, height: HEIGHT } = CARD_SIZES.tall;
const LEFT = 72;
const CONTENT_WIDTH = WIDTH - 2 * LEFT;
const PAPER = '#f4f7fb';
const LINE = '#c9d3e0';
/** Rows of a column. More are in a second one. */
const MOST_ROWS = 10;
const ROWS_TOP = 478;
const ROWS_BOTTOM = 1_190;
const MAX_ROW_PX = 84;
const BOX_PX = 36;
const QUALITY = 88;

const TEXT_STYLES = {
  heading: { face: 'semibold', size: 58, minSize: 36, width: CONTENT_WIDTH, height: 70 },
  dates: { face: 'regular', size: 36, minSize: 24, width: CONTENT_WIDTH, height: 44 },
  title: { face: 'semibold', size: 34, width: CONTENT_WIDTH, height: 44 },
  worn: { face: 'regular', size: 34, minSize: 22, width: CONTENT_WIDTH, height: 92 },
  name: { face: 'semibold', size: 32, width: 200, height: 40 },
  source: { face: 'regular', size: 24, minSize: 16, width: CONTENT_WIDTH - 240, height: 32 },
} as const;

const drawGround = (boxes: { left: number; top: number }[]): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${PAPER}"/>${boxes
      .map(
        ({ left, top }) =>
          `<rect x="${left}" y="${top}" width="${BOX_PX}" height="${BOX_PX}" rx="9" fill="#fff" stroke="${LINE}" stroke-width="3"/>`,
      )
      .join('')}</svg>`,
  );

/** Places the rows in one column, or in two if they are many. */
function placeRows(count: number): { left: number; middle: number; width: number; height: number }[] {
  const columns = count > MOST_ROWS ? 2 : 1;
  const perColumn = Math.ceil(count / columns);
  const rowPx = Math.min(MAX_ROW_PX, (ROWS_BOTTOM - ROWS_TOP) / perColumn);
  const width = CONTENT_WIDTH / columns;
  return Array.from({ length: count }, (_, index) => ({
    left: LEFT + Math.floor(index / perColumn) * width,
    middle: ROWS_TOP + ((index % perColumn) + 0.5) * rowPx,
    width: width - 12,
    height: rowPx - 6,
  }));
}

/** Renders a packing list as JPEG: clothes for the way in a line, things to pack as a list to tick. */
export async function renderPackingCard(content: PackingCardContent): Promise<Buffer> {
  const { worn, packed } = content;
  const rows = [...packed.rows, { name: content.basics, piece: undefined }];
  const places = placeRows(rows.length);
  const overlays: OverlayOptions[] = [];
  const add = async (text: string, top: number, style: Parameters<typeof renderPlainText>[2], color = INK) =>
    overlays.push(placeText(await renderPlainText(text, color, style), LEFT, top));
  await add(content.heading, 72, TEXT_STYLES.heading);
  await add(content.dates, 164, TEXT_STYLES.dates, INK_2);
  await add(worn.title, 250, TEXT_STYLES.title);
  await add(joinNames(worn.names), 304, TEXT_STYLES.worn, INK_2);
  await add(packed.title, 420, TEXT_STYLES.title);
  for (const [index, { name, piece }] of rows.entries()) {
    const { left, middle, width, height } = places[index]!;
    const picturePx = piece ? 60 : 0;
    const style = { face: 'regular', size: 34, minSize: 22, width: width - BOX_PX - 24 - picturePx, height } as const;
    const text = await renderPlainText(name, INK, style);
    overlays.push(placeText(text, left + BOX_PX + 20, middle - text.height / 2));
    const pictureLeft = Math.round(left + BOX_PX + 28 + text.width);
    if (piece) overlays.push(await renderPiece({ piece, left: pictureLeft, top: Math.round(middle - 28), size: 56 }));
  }
  await add(content.appName, 1_262, TEXT_STYLES.name);
  const source = await renderPlainText(content.source, INK_2, TEXT_STYLES.source);
  overlays.push(placeText(source, WIDTH - LEFT - source.width, 1_268));
  const sharp = await loadSharp();
  return sharp(drawGround(places.map(({ left, middle }) => ({ left, top: middle - BOX_PX / 2 }))))
    .composite(overlays)
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
