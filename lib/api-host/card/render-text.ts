import { join } from 'node:path';
import type { OverlayOptions } from 'sharp';
import { loadSharp } from './load-sharp';

/** Full Pretendard fonts (data/PROVENANCE.md). Pages use a subset. */
const getFontFile = (weight: string) => join(process.cwd(), 'data/fonts/pretendard', `Pretendard-${weight}.otf`);
const FACES = {
  light: { name: 'Pretendard Light', file: getFontFile('Light') },
  regular: { name: 'Pretendard', file: getFontFile('Regular') },
  semibold: { name: 'Pretendard SemiBold', file: getFontFile('SemiBold') },
} as const;

/** Resolution at which a font size is in pixels. */
const TEXT_DPI = 72;
const SHRINK_STEP = 2;
const WORD_JOINER = '\u2060';
const NO_BREAK_SPACE = '\u00a0';

export interface TextBlock {
  parts: readonly { readonly text: string; readonly color: string }[];
  face: keyof typeof FACES;
  /** Font size in pixels. */
  size: number;
  /** Smallest font size if the text does not fit. Default: `size`. */
  minSize?: number;
  /** Maximum width and height in pixels. */
  width: number;
  height: number;
}

/** Text as a PNG, cropped to its ink. */
export interface RenderedText {
  input: Buffer;
  width: number;
  height: number;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string) => text.replace(/[&<>]/g, (letter) => ESCAPES[letter] ?? '');

/** Prevents line breaks inside words. By default, Korean may be broken between any two syllables. */
const preventBreaksInWords = (text: string) => text.replace(/(?<=[가-힣\d,.°%])(?=[가-힣\d,.°%])/g, WORD_JOINER);

/** Joins names in a line that breaks between names only. */
export const joinNames = (names: readonly string[]) =>
  names.map((name) => name.replaceAll(' ', NO_BREAK_SPACE)).join(' · ');

const toMarkup = (parts: TextBlock['parts']) =>
  parts.map(({ text, color }) => `<span foreground="${color}">${escape(preventBreaksInWords(text))}</span>`).join('');

/** Renders a text at the largest font size that fits, down to `minSize`. */
export async function renderText({
  parts,
  face,
  size,
  minSize = size,
  width,
  height,
}: TextBlock): Promise<RenderedText> {
  const sharp = await loadSharp();
  const { name, file } = FACES[face];
  const text = { text: toMarkup(parts), fontfile: file, width, dpi: TEXT_DPI, rgba: true, wrap: 'word-char' } as const;
  for (let fontSize = size; ; fontSize -= SHRINK_STEP) {
    const rendered = sharp({ text: { ...text, font: `${name} ${fontSize}`, spacing: Math.round(fontSize * 0.28) } });
    const { data, info } = await rendered.png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true });
    const fits = info.width <= width && info.height <= height;
    if (fits || fontSize <= minSize) return { input: data, width: info.width, height: info.height };
  }
}

/** Renders a text in one color. */
export const renderPlainText = (text: string, color: string, set: Omit<TextBlock, 'parts'>): Promise<RenderedText> =>
  renderText({ parts: [{ text, color }], ...set });

/** Places a rendered text with the top left corner of its ink at a point. */
export const placeText = ({ input }: RenderedText, left: number, top: number): OverlayOptions => ({
  input,
  left: Math.round(left),
  top: Math.round(top),
});
