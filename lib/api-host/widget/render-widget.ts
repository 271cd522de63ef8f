import type { OverlayOptions } from 'sharp';
import { WIDGET_SIZES, type WidgetSize } from '@/lib/contract/widget-sizes';
import { loadSharp } from '../card/load-sharp';
import { HIGH, INK, INK_2, LOW } from '../card/card-colors';
import { placeText, renderPlainText, renderText, type RenderedText } from '../card/render-text';
import { packagedDataPath } from '../shared/packaged-data';
import { formatMetadata, type WidgetContent } from './widget-content';

/** Largest size of a picture, in bytes. Home screens of some phones load it with a limited amount of memory. */
export const MAX_BYTES = 40_000;
/** Qualities of the palette to try, until the picture is small enough. */
const QUALITIES = [90, 70, 50, 30, 10, 1] as const;
const PAPER = '#f4f7fb';
const MARGIN = 22;

interface Style {
  face: 'light' | 'regular' | 'semibold';
  size: number;
  minSize?: number;
  color: string;
  /** Height of the line or lines, in pixels. */
  height: number;
  /** Space above. */
  gap: number;
}

interface Layout {
  figure: { left: number; top: number; width: number; height: number };
  /** Column of texts beside the figure. */
  column: { left: number; width: number };
  lines: (content: WidgetContent) => [text: string | null, style: Style][];
  /** Texts below the figure, from this height on. */
  below?: { top: number; lines: (content: WidgetContent) => [text: string | null, style: Style][] };
}

const PLACE: Style = { face: 'semibold', size: 24, minSize: 18, color: INK_2, height: 32, gap: 0 };
const NOW: Style = { face: 'light', size: 84, minSize: 64, color: INK, height: 90, gap: 18 };
const RANGE: Style = { face: 'semibold', size: 24, minSize: 18, color: INK, height: 32, gap: 18 };
const TITLE: Style = { face: 'semibold', size: 26, minSize: 18, color: INK, height: 68, gap: 24 };
const REASON: Style = { face: 'regular', size: 22, minSize: 16, color: INK_2, height: 62, gap: 18 };

const LAYOUTS: Record<WidgetSize, Layout> = {
  small: {
    figure: { left: 180, top: 0, width: 160, height: 340 },
    column: { left: MARGIN, width: 158 },
    lines: (content) => [
      [content.heading, { ...PLACE, size: 22, minSize: 14 }],
      [content.now, { ...NOW, size: 72 }],
      ['range', { ...RANGE, size: 22 }],
      [content.title, { ...TITLE, size: 22, minSize: 14, height: 110 }],
    ],
  },
  medium: {
    figure: { left: 448, top: 0, width: 272, height: 340 },
    column: { left: MARGIN, width: 420 },
    lines: (content) => [
      [content.heading, PLACE],
      [content.now, { ...NOW, size: 72, height: 66 }],
      ['range', RANGE],
      [content.title, { ...TITLE, height: 34, minSize: 16 }],
      [content.reason, REASON],
    ],
  },
  large: {
    figure: { left: 332, top: 0, width: 328, height: 410 },
    column: { left: 32, width: 296 },
    lines: (content) => [
      [content.heading, { ...PLACE, size: 30 }],
      [content.now, { ...NOW, size: 104, height: 100, gap: 24 }],
      ['range', { ...RANGE, size: 30, height: 40 }],
      [content.title, { ...TITLE, size: 32, minSize: 22, height: 170, gap: 30 }],
    ],
    below: {
      top: 436,
      lines: (content) => [
        [content.reason, { ...REASON, size: 26, minSize: 18, height: 74, gap: 0 }],
        [content.items.join(', '), { ...REASON, size: 24, minSize: 17, color: INK, height: 68, gap: 20 }],
        [content.takeAlongText, { ...REASON, size: 24, minSize: 17, color: LOW, height: 32, gap: 18 }],
        [content.source, { ...REASON, size: 20, minSize: 14, height: 26, gap: 18 }],
      ],
    },
  },
};

function renderRange({ lowAndHigh }: WidgetContent, box: Omit<Style, 'color'> & { width: number }) {
  if (!lowAndHigh) return null;
  const parts = [
    { text: `↓${lowAndHigh.low}  `, color: LOW },
    { text: `↑${lowAndHigh.high}`, color: HIGH },
  ];
  return renderText({ parts, ...box });
}

/** Renders texts below each other. */
async function renderColumn(
  content: WidgetContent,
  lines: [string | null, Style][],
  { left, width, top }: { left: number; width: number; top: number },
): Promise<OverlayOptions[]> {
  const placed: OverlayOptions[] = [];
  let y = top;
  for (const [text, { color, gap, ...style }] of lines) {
    if (text === null) continue;
    const rendered: RenderedText | null =
      text === 'range'
        ? await renderRange(content, { ...style, gap, width })
        : await renderPlainText(text, color, { ...style, width });
    if (!rendered) continue;
    placed.push(placeText(rendered, left, y + gap));
    y += gap + rendered.height;
  }
  return placed;
}

/** Renders the outfit's picture without the margins at its sides that do not fit. */
async function renderFigure(pictureId: string, { width, height }: Layout['figure']): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(packagedDataPath('outfits', `${pictureId}.webp`))
    .resize(width, height, { fit: 'cover' })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Renders the picture of a widget as PNG of at most `MAX_BYTES`, with its facts as EXIF description. */
export async function renderWidget(content: WidgetContent, size: WidgetSize): Promise<Buffer> {
  const sharp = await loadSharp();
  const { figure, column, lines, below } = LAYOUTS[size];
  const { width, height } = WIDGET_SIZES[size];
  const parts = [
    { input: await renderFigure(content.pictureId, figure), left: figure.left, top: figure.top },
    ...(await renderColumn(content, lines(content), { ...column, top: column.left })),
    ...(below
      ? await renderColumn(content, below.lines(content), { left: 32, width: width - 64, top: below.top })
      : []),
  ];
  const whole = await sharp({ create: { width, height, channels: 3, background: PAPER } })
    .composite(parts)
    .png({ compressionLevel: 0 })
    .toBuffer();
  const encode = (quality: number) =>
    sharp(whole)
      .withExif({ IFD0: { ImageDescription: formatMetadata(content) } })
      .png({ palette: true, quality, dither: 0, effort: 4, compressionLevel: 9 })
      .toBuffer();
  for (const quality of QUALITIES) {
    const picture = await encode(quality);
    if (picture.length <= MAX_BYTES) return picture;
  }
  throw new Error(`widget: the picture ${content.pictureId} is larger than ${MAX_BYTES} bytes in ${size}`);
}
