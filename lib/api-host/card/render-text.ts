import { join } from 'node:path';
import type { OverlayOptions } from 'sharp';
import { loadSharp } from './load-sharp';

/** Pretendard, which pages have cut to what they say: whole, as its package has it. */
const getFontFile = (weight: string) =>
  join(process.cwd(), 'node_modules/pretendard/dist/public/static', `Pretendard-${weight}.otf`);
const FACES = {
  light: { name: 'Pretendard Light', file: getFontFile('Light') },
  regular: { name: 'Pretendard', file: getFontFile('Regular') },
  semibold: { name: 'Pretendard SemiBold', file: getFontFile('SemiBold') },
} as const;

/** A size is a number of pixels at this resolution. */
const TEXT_DPI = 72;
const SHRINK_STEP = 2;
/** Keeps the letters beside it on one line. */
const WORD_JOINER = '\u2060';

export interface TextBlock {
  /** Parts of one text, each in its colour. */
  parts: readonly { readonly text: string; readonly color: string }[];
  face: keyof typeof FACES;
  /** Pixels. */
  size: number;
  /** Down to which they may shrink where they do not fit. */
  least?: number;
  /** What they have to fit into. */
  width: number;
  height: number;
}

/** Words as they stand in a picture. */
export interface RenderedText {
  input: Buffer;
  width: number;
  height: number;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string) => text.replace(/[&<>]/g, (letter) => ESCAPES[letter] ?? '');

/** Korean may be broken between any two syllables; it is read more easily where only words are parted. */
const preventBreaksInWords = (text: string) => text.replace(/(?<=[가-힣\d,.°%])(?=[가-힣\d,.°%])/g, WORD_JOINER);

const toMarkup = (parts: TextBlock['parts']) =>
  parts.map(({ text, color }) => `<span foreground="${color}">${escape(preventBreaksInWords(text))}</span>`).join('');

/** Draws words, as large as they fit. The picture of them is cut at their ink. */
export async function renderText({ parts, face, size, least = size, width, height }: TextBlock): Promise<RenderedText> {
  const sharp = await loadSharp();
  const { name, file } = FACES[face];
  const text = { text: toMarkup(parts), fontfile: file, width, dpi: TEXT_DPI, rgba: true, wrap: 'word-char' } as const;
  for (let tried = size; ; tried -= SHRINK_STEP) {
    const drawn = sharp({ text: { ...text, font: `${name} ${tried}`, spacing: Math.round(tried * 0.28) } });
    const { data, info } = await drawn.png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true });
    const fits = info.width <= width && info.height <= height;
    if (fits || tried <= least) return { input: data, width: info.width, height: info.height };
  }
}

/** Words of one colour. */
export const renderPlainText = (text: string, color: string, set: Omit<TextBlock, 'parts'>): Promise<RenderedText> =>
  renderText({ parts: [{ text, color }], ...set });

/** Words with their ink's corner at a point. */
export const placeText = ({ input }: RenderedText, left: number, top: number): OverlayOptions => ({
  input,
  left: Math.round(left),
  top: Math.round(top),
});
