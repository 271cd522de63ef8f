// Cuts Pretendard (OFL) to what screens say: a core of the characters that home, weather and the landing say most, in
// one variable file; the other characters of the sources in slices that a browser loads when one of them is on screen;
// and the light digits of the temperature. Written with the style sheet that names them, only when characters change.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';

const FONT = 'node_modules/pretendard/dist/public/variable/PretendardVariable.ttf';
export const FOLDER = 'app/fonts';
export const CORE_LIMIT_BYTES = 45 * 1_024;
/** Another way of cutting makes other files of the same characters. */
const VERSION = 3;

/** Where words stand, and how often the first screens say them: what stands there itself, what they are composed of. */
const SAID = [
  [20, ['components/home', 'components/outfit', 'components/shell', 'components/weather', 'app/(place)']],
  [1_000, ['components/account/onboarding-slides.ts', 'components/account/ways-in.tsx']],
  [1_000, ['components/account/provider-row.tsx', 'app/(plain)/login/page.tsx']],
  [20, ['lib/contract/category.ts', 'lib/domain/place.ts', 'lib/domain/ago.ts']],
  [6, ['lib/domain/weather', 'lib/domain/recommendation']],
  [1, ['lib/domain/wardrobe']],
  [0.01, ['app', 'components', 'lib', 'data/regions/regions.json', 'data/regions/neighbourhoods.json']],
];
const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));
/** The temperature is the one light thing. */
const LIGHT = '0123456789-−°℃ ';
const SLICE = 16;
/** Digits of one width, a colon that stands in their middle, pairs. Alternates that nobody chooses weigh a third. */
const FEATURES = ['tnum', 'kern', 'calt', 'ccmp'];

function* files(path) {
  if (!existsSync(path) || path === FOLDER) return;
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}

/** Every character that the sources can put on a screen, the most said first; ASCII before all. */
export function saidCharacters() {
  const weights = new Map();
  for (const [weight, sources] of SAID)
    for (const source of sources)
      for (const file of files(source))
        if (/\.(tsx?|json|css)$/.test(file))
          for (const character of readFileSync(file, 'utf8'))
            if (character >= ' ') weights.set(character, (weights.get(character) ?? 0) + weight);
  const others = [...weights.keys()].filter((character) => !ASCII.includes(character));
  return [...ASCII, ...others.sort((a, b) => weights.get(b) - weights.get(a) || (a < b ? -1 : 1))];
}

const cut = (characters, wght, keepFeatures = []) =>
  subsetFont(readFileSync(FONT), characters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures,
    noHinting: true,
  });
const BODY = { min: 400, max: 700, default: 400 };

/** As many of the most said characters as the core may weigh. */
async function cutCore(characters) {
  for (let count = 400; ; count -= 8) {
    const core = await cut(characters.slice(0, count), BODY, FEATURES);
    if (core.length <= CORE_LIMIT_BYTES) return { core, count };
  }
}

/** `U+AC00-AC02,U+AC10` */
export function unicodeRange(characters) {
  const points = characters.map((character) => character.codePointAt(0)).sort((a, b) => a - b);
  const ranges = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point) => point.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',');
}

const face = (file, weight, range) => `@font-face {
  font-family: Pretendard;
  src: url('./${file}') format('woff2');
  font-weight: ${weight};
  font-display: swap;
  unicode-range: ${range};
}
`;

async function main() {
  const characters = saidCharacters();
  const fingerprint = createHash('sha256')
    .update(`${VERSION} ${characters.join('')}`)
    .digest('hex');
  const stamp = join(FOLDER, 'characters.sha256');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const { core, count } = await cutCore(characters);
  const faces = [face('core.woff2', '400 700', unicodeRange(characters.slice(0, count)))];
  writeFileSync(join(FOLDER, 'core.woff2'), core);
  writeFileSync(join(FOLDER, 'light.woff2'), await cut([...LIGHT], 300, FEATURES));
  faces.push(face('light.woff2', '300', unicodeRange([...LIGHT])));
  for (let from = count, number = 1; from < characters.length; from += SLICE, number++) {
    const slice = characters.slice(from, from + SLICE);
    writeFileSync(join(FOLDER, `slice-${number}.woff2`), await cut(slice, BODY));
    faces.push(face(`slice-${number}.woff2`, '400 700', unicodeRange(slice)));
  }
  writeFileSync(join(FOLDER, 'fonts.css'), faces.join(''));
  writeFileSync(stamp, fingerprint);
  console.log(`fonts: ${count} characters in ${(core.length / 1_024).toFixed(0)} KB, ${faces.length - 2} slices`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main();
