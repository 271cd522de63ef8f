// Cuts Pretendard (OFL; with a coarser grid, see tools/font) into subsets and writes them with their style sheet:
// - a core, a variable font with the most frequent characters of home;
// - one slice each for the other characters of the landing page and of the weather screen;
// - one slice for Latin, which users type in addresses and names;
// - slices of the remaining characters of the sources, each loaded when one of its characters is on screen;
// - the light digits of the temperature.
// The files are rewritten only if the set of characters changes.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';

const FONT = 'data/fonts/nalot-sans.woff2';
export const FOLDER = 'app/fonts';
/** Size limit of the core. Counted over a year, a larger core increases the total that home loads a day. */
const CORE_LIMIT_BYTES = 30 * 1_024;
/** The core has a multiple of this number of characters, at most 440. */
const CORE_STEP = 8;
const MAX_CORE_STEPS = 55;
/** Increase when the same characters are cut into different files. */
const VERSION = 8;

/** Share of days in a year, in percent, on which home's first screen shows a character. Written by tools/home-characters. */
const HOME_CHARACTERS = 'scripts/home-characters.txt';
/** Groups of characters that appear on home on the same days. Written by tools/home-characters. */
const CO_OCCURRING = 'scripts/co-occurring-characters.txt';
/** Sources (files or folders) of texts that home always shows. */
const HOME = [
  'lib/messages/format-whole.ts',
  'lib/messages/ko/categories.ts',
  'lib/messages/ko/home-links.ts',
  'lib/messages/ko/occasions.ts',
  'lib/domain/place.ts',
  'lib/messages/ko/weather-icons.ts',
  'lib/messages/ko/weather-now.ts',
];
/** Sources of the other screens of a first visit. Each list gets one slice. */
const LANDING = ['lib/messages/ko/landing.ts', 'lib/messages/ko/social-login.ts', 'lib/messages/language-names.ts'];
const WEATHER = [
  'lib/messages/ko/sources.ts',
  'lib/messages/ko/dates.ts',
  'lib/messages/ko/precipitation.ts',
  'lib/messages/ko/weather.ts',
  'lib/messages/ko/weather-screen.ts',
];
/** All other sources, with the estimated frequency of their texts. */
const KOREAN = 'lib/messages/ko';
const WEIGHTED_SOURCES = [
  [
    20,
    ['outfit-cards', 'place-header', 'ui', 'failure', 'home', 'feelings'].map((subject) => `${KOREAN}/${subject}.ts`),
  ],
  [
    6,
    ['reasons', 'reason-causes', 'reason-actions', 'layers', 'take-along', 'weather-message', 'outing'].map(
      (subject) => `${KOREAN}/${subject}.ts`,
    ),
  ],
  [1, ['colors.ts', 'garments.ts', 'outfits'].map((name) => `${KOREAN}/${name}`)],
  [0.01, ['app', 'components', 'lib', 'data/regions/regions.json', 'data/regions/neighbourhoods.json']],
];
const ALWAYS = 1_000_000;
const SHARE = 1_000;
/** ASCII characters of the first screens. They are in the core; the other ASCII characters are in the Latin slice. */
const FIRST_ASCII = [...' !%(),-./0123456789:?Gceglmos~'];
const LATIN = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).filter(
  (character) => !FIRST_ASCII.includes(character),
);
/** Characters of the temperature, the only text in the light weight. */
const LIGHT = '0123456789-−°℃ ';
const SLICE_CHARACTERS = 16;
/** Tabular digits and a centred colon. The unused alternates would add a third to the size. */
const FEATURES = ['tnum', 'calt'];
/** Kerning and composition, for the Latin slice only. */
const LATIN_FEATURES = ['kern', 'ccmp'];

function* files(path) {
  if (path === FOLDER) return;
  if (!existsSync(path)) throw new Error(`scripts/font.mjs lists ${path}, which does not exist: update its lists.`);
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}

/** Yields the characters of the sources, each as often as it occurs. */
function* readCharacters(sources) {
  for (const source of sources)
    for (const file of files(source))
      if (/\.(tsx?|json|css)$/.test(file))
        for (const character of readFileSync(file, 'utf8')) if (character >= ' ') yield character;
}

/**
 * Returns every character that the sources can show, the most frequent first. The ASCII characters of the first screens
 * precede all others; other ASCII characters are left out.
 */
export function rankCharacters() {
  const weights = new Map();
  const add = (character, weight) => weights.set(character, (weights.get(character) ?? 0) + weight);
  for (const [weight, sources] of WEIGHTED_SOURCES)
    for (const character of readCharacters(sources)) add(character, weight);
  for (const character of new Set(readCharacters(HOME))) add(character, ALWAYS);
  for (const line of readFileSync(HOME_CHARACTERS, 'utf8').split('\n')) {
    const [share, characters = ''] = line.split('\t');
    for (const character of characters) add(character, share * SHARE);
  }
  const others = [...weights.keys()].filter((character) => character > '~');
  return [...FIRST_ASCII, ...others.sort((a, b) => weights.get(b) - weights.get(a) || (a < b ? -1 : 1))];
}

/** Returns the font with the given characters and Latin, uncompressed, from which all subsets are cut. */
export const openFont = (characters) =>
  subsetFont(readFileSync(FONT), [...characters, ...LATIN].join(''), {
    targetFormat: 'sfnt',
    keepFeatures: [...FEATURES, ...LATIN_FEATURES],
  });

const cut = (font, characters, wght, keepFeatures = []) =>
  subsetFont(font, characters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures,
    noHinting: true,
  });
const BODY = { min: 400, max: 700, default: 400 };

/** Returns one slice each for the landing page and the weather screen, and removes their characters from `remaining`. */
export function takeScreenSlices(remaining) {
  const take = (characters) => characters.filter((character) => remaining.delete(character));
  return [LANDING, WEATHER].map((sources) => take([...readCharacters(sources)]));
}

/** Divides the characters outside the core into slices: by screen, then by co-occurrence, then by frequency. */
function divideIntoSlices(characters) {
  const remaining = new Set(characters);
  const screens = takeScreenSlices(remaining);
  const groups = readFileSync(CO_OCCURRING, 'utf8').split('\n');
  const coOccurring = groups.map((group) => [...group].filter((character) => remaining.delete(character)));
  const others = [...remaining];
  const rest = Array.from({ length: Math.ceil(others.length / SLICE_CHARACTERS) }, (_, i) =>
    others.slice(i * SLICE_CHARACTERS, (i + 1) * SLICE_CHARACTERS),
  );
  return [...screens, ...coOccurring, ...rest].filter((slice) => slice.length);
}

/** Cuts the core from as many of the most frequent characters as fit its size limit. Returns it with their count. */
export async function cutCore(font, characters) {
  let best = { count: 0, core: Buffer.alloc(0) };
  // The size grows with the number of characters, so the largest number is found by bisection.
  for (let [fitting, exceeding] = [0, MAX_CORE_STEPS + 1]; exceeding - fitting > 1;) {
    const steps = Math.floor((fitting + exceeding) / 2);
    const count = steps * CORE_STEP;
    const core = await cut(font, characters.slice(0, count), BODY, FEATURES);
    if (core.length > CORE_LIMIT_BYTES) exceeding = steps;
    else [fitting, best] = [steps, { core, count }];
  }
  return best;
}

/** Formats characters as a CSS unicode-range: `U+AC00-AC02,U+AC10`. */
export function formatUnicodeRange(characters) {
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

const fontFace = (file, weight, range) => `@font-face {
  font-family: Pretendard;
  src: url('./${file}') format('woff2');
  font-weight: ${weight};
  font-display: swap;
  unicode-range: ${range};
}
`;

async function main() {
  const characters = rankCharacters();
  const fingerprint = createHash('sha256')
    .update(`${VERSION} ${characters.join('')} ${readFileSync(CO_OCCURRING, 'utf8')}`)
    .digest('hex');
  const stamp = join(FOLDER, 'characters.sha256');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const font = await openFont(characters);
  const { core, count } = await cutCore(font, characters);
  const faces = [fontFace('core.woff2', '400 700', formatUnicodeRange(characters.slice(0, count)))];
  writeFileSync(join(FOLDER, 'core.woff2'), core);
  writeFileSync(join(FOLDER, 'light.woff2'), await cut(font, [...LIGHT], 300, ['tnum']));
  faces.push(fontFace('light.woff2', '300', formatUnicodeRange([...LIGHT])));
  writeFileSync(join(FOLDER, 'latin.woff2'), await cut(font, LATIN, BODY, [...FEATURES, ...LATIN_FEATURES]));
  faces.push(fontFace('latin.woff2', '400 700', formatUnicodeRange(LATIN)));
  for (const [i, slice] of divideIntoSlices(characters.slice(count)).entries()) {
    const file = `slice-${i + 1}.woff2`;
    writeFileSync(join(FOLDER, file), await cut(font, slice, BODY));
    faces.push(fontFace(file, '400 700', formatUnicodeRange(slice)));
  }
  writeFileSync(join(FOLDER, 'fonts.css'), faces.join(''));
  writeFileSync(stamp, fingerprint);
  const coreKb = (core.length / 1_024).toFixed(0);
  console.log(`fonts: wrote a core of ${count} characters (${coreKb} KB) and ${faces.length - 3} slices to ${FOLDER}`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main();
