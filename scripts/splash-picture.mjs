// `node scripts/splash-picture.mjs`: writes the splash as one inline SVG, the icon and two lines of text as outlines of
// Pretendard (OFL). The first paint therefore loads no file and no font.
import { readFileSync, writeFileSync } from 'node:fs';
import { Blob, Buffer as Text, Face, Font, shape, Variation } from 'harfbuzzjs';

const FONT = 'node_modules/pretendard/dist/public/variable/PretendardVariable.ttf';
const ICON = 'public/icons/icon.svg';
const FILE = 'components/shell/splash-picture.ts';
const [WIDTH_PX, HEIGHT_PX, ICON_PX] = [140, 176, 96];
/** Lines of text below the icon. Letter spacing is slightly reduced, as on all screens. */
const LINES = [
  { words: '날옷', sizePx: 26, weight: 700, baselinePx: 134, className: 'splash-name' },
  { words: '오늘 무엇을 입지?', sizePx: 15, weight: 400, baselinePx: 170, className: 'splash-words' },
];
const LETTER_SPACING = -0.01;
/** Coordinates are integers in units of 1/16 pixel. */
const PARTS = 16;

const face = new Face(new Blob(readFileSync(FONT)));

/** Shortens an SVG path: relative coordinates, `h` and `v` for lines along an axis, no line back to the start. */
function toRelativePath(path) {
  const steps = [...path.matchAll(/([MLQZ])([^MLQZ]*)/g)].map(([, command, coordinates]) => ({
    command,
    numbers: (coordinates.match(/-?\d+/g) ?? []).map(Number),
  }));
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const short = steps.map(({ command, numbers }, i) => {
    if (command === 'Z') {
      [x, y] = [startX, startY];
      return 'z';
    }
    const [toX, toY] = numbers.slice(-2);
    if (command === 'L' && steps[i + 1].command === 'Z' && toX === startX && toY === startY) return '';
    const by = numbers.map((value, at) => value - (at % 2 ? y : x)).join(' ');
    const isUpright = command === 'L' && toX === x;
    const isLevel = command === 'L' && toY === y;
    const step = isUpright ? `v${toY - y}` : isLevel ? `h${toX - x}` : `${command.toLowerCase()}${by}`;
    if (command === 'M') [startX, startY] = [toX, toY];
    [x, y] = [toX, toY];
    return step;
  });
  return short.join('').replace(/ -/g, '-');
}

/** Returns the outlines of a line of text as an SVG path, centred on the middle of its baseline. */
function renderOutline({ words, sizePx, weight }) {
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  const text = new Text();
  text.addText(words);
  text.guessSegmentProperties();
  shape(font, text);
  const scale = (sizePx * PARTS) / face.upem;
  const glyphs = text.getGlyphInfosAndPositions();
  const spacing = LETTER_SPACING * face.upem;
  const width = glyphs.reduce((sum, { xAdvance }) => sum + xAdvance + spacing, -spacing);
  let x = -width / 2;
  const outline = glyphs
    .map(({ codepoint, xAdvance }) => {
      const at = x;
      x += xAdvance + spacing;
      let isX = false;
      return font.glyphToPath(codepoint).replace(/-?\d+(\.\d+)?|[A-Z]/g, (part) => {
        if (/[A-Z]/.test(part)) return (isX = false) || part;
        isX = !isX;
        const value = Math.round((isX ? Number(part) + at : -Number(part)) * scale);
        return String(value);
      });
    })
    .join('');
  return toRelativePath(outline);
}

const icon = readFileSync(ICON, 'utf8')
  .replace(/>\s+</g, '><')
  .replace('<svg ', `<svg x="${(WIDTH_PX - ICON_PX) / 2}" width="${ICON_PX}" height="${ICON_PX}" `)
  .replaceAll('#sky', '#splash-sky')
  .replace('"sky"', '"splash-sky"')
  .replace(/ xmlns="[^"]*"/, '')
  .trim();
const lines = LINES.map(
  ({ baselinePx, className, ...line }) =>
    `<path class="${className}" transform="translate(${WIDTH_PX / 2} ${baselinePx}) scale(${1 / PARTS})" d="${renderOutline(line)}"/>`,
);
const picture = `<svg width="${WIDTH_PX}" height="${HEIGHT_PX}" viewBox="0 0 ${WIDTH_PX} ${HEIGHT_PX}">${icon}${lines.join('')}</svg>`;
writeFileSync(
  FILE,
  `/** The icon, '${LINES.map(({ words }) => words).join("' and '")}'; written by scripts/splash-picture.mjs. */\nexport const SPLASH_PICTURE =\n  '${picture}';\n`,
);
