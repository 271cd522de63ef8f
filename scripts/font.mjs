// Cuts Pretendard (OFL; in a coarser grid: tools/font) to what screens say: a core of the characters that home says most, in one variable file; what the
// landing and the weather say beside it in a slice each; Latin, which addresses and names are typed in, in another; the
// other characters of the sources in slices that a browser loads when one of them is on screen; and the light digits of
// the temperature. Written with the style sheet that names them, only when characters change.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';

const FONT = 'data/fonts/nalot-sans.woff2';
export const FOLDER = 'app/fonts';
/** With more, what a day's home loads in all grows again; it was counted over a year. */
const CORE_LIMIT_BYTES = 30 * 1_024;
/** Another way of cutting makes other files of the same characters. */
const VERSION = 8;

/** How often home's first screen says a character over a year, in percent; tools/first-words counts it. */
const FIRST_WORDS = 'scripts/home-characters.txt';
/** Of what home says on some days only, the characters that come together; by the same count. */
const SAID_TOGETHER = 'scripts/co-occurring-characters.txt';
/** What home always says: a file or a folder. */
const HOME = [
  'components/home/first-question-card.tsx',
  'components/home/place-header.tsx',
  'components/outfit/day-choice.tsx',
  'components/outfit/outfit-actions.tsx',
  'components/outfit/outfit-carousel.tsx',
  'components/outfit/outfit-details.tsx',
  'components/outfit/outfit-items.tsx',
  'components/outfit/outfit-slide.tsx',
  'components/shell/tab-bar.tsx',
  'components/ui/degrees.tsx',
  'components/ui/refresh-button.tsx',
  'components/weather/facts-line.tsx',
  'components/weather/source-line.tsx',
  'components/weather/weather-card.tsx',
  'lib/contract/category.ts',
  'lib/domain/format-whole.ts',
  'lib/domain/place.ts',
  'lib/domain/weather/icon-text.ts',
];
/** Screens of lib/routes.ts whose titles home shows. */
const HOME_TITLES = ['home', 'my', 'alarm', 'neverWear'];
/** What the other screens of a first visit say: one slice each. */
const LANDING = [
  'app/(plain)/login/page.tsx',
  'components/account/onboarding-slides.ts',
  'components/account/provider-row.tsx',
  'components/account/social-button.tsx',
  'components/account/login-options.tsx',
];
const WEATHER = [
  'lib/api-host/weather/present-source.ts',
  'components/weather/gauges.tsx',
  'components/weather/hourly-card.tsx',
  'components/weather/hourly-chart.tsx',
  'components/weather/ten-days.tsx',
  'lib/domain/kst.ts',
  'lib/domain/weather/grades.ts',
  'lib/domain/weather/next-precipitation.ts',
];
/** All others, and how often they are likely to be said. */
const SAID = [
  [20, ['components/home', 'components/outfit', 'components/shell', 'components/weather', 'app/(place)']],
  [6, ['lib/domain/weather', 'lib/domain/recommendation']],
  [1, ['lib/domain/wardrobe']],
  [0.01, ['app', 'components', 'lib', 'data/regions/regions.json', 'data/regions/neighbourhoods.json']],
];
const ALWAYS = 1_000_000;
const SHARE = 1_000;
/** What the first screens say of ASCII: it is in the core, and all else of it in a slice. */
const FIRST_ASCII = [...' !%(),-./0123456789:?Gceglmos~'];
const LATIN = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).filter(
  (character) => !FIRST_ASCII.includes(character),
);
/** The temperature is the one light thing. */
const LIGHT = '0123456789-−°℃ ';
const SLICE = 16;
/** Digits of one width, a colon that stands in their middle. Alternates that nobody chooses weigh a third. */
const FEATURES = ['tnum', 'calt'];
/** Pairs of letters, which come with their slice. */
const OF_LATIN = ['kern', 'ccmp'];

function* files(path) {
  if (path === FOLDER) return;
  if (!existsSync(path)) throw new Error(`scripts/font.mjs lists ${path}, which does not exist: update its lists.`);
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}

/** The characters of these sources, each as often as it stands there. */
function* charactersOf(sources) {
  for (const source of sources)
    for (const file of files(source))
      if (/\.(tsx?|json|css)$/.test(file))
        for (const character of readFileSync(file, 'utf8')) if (character >= ' ') yield character;
}

/** Returns the titles of screens as lib/routes.ts has them. Throws if a screen is not there. */
function getTitles(screens) {
  const routes = readFileSync('lib/routes.ts', 'utf8');
  return screens.map((screen) => new RegExp(`^ {2}${screen}: .* title: '([^']*)'`, 'm').exec(routes)[1]).join('');
}

/** Every character that the sources can put on a screen but Latin, the most said first; the first screens' ASCII before all. */
export function rankCharacters() {
  const weights = new Map();
  const add = (character, weight) => weights.set(character, (weights.get(character) ?? 0) + weight);
  for (const [weight, sources] of SAID) for (const character of charactersOf(sources)) add(character, weight);
  for (const character of new Set([...charactersOf(HOME), ...getTitles(HOME_TITLES)])) add(character, ALWAYS);
  for (const line of readFileSync(FIRST_WORDS, 'utf8').split('\n')) {
    const [share, characters = ''] = line.split('\t');
    for (const character of characters) add(character, share * SHARE);
  }
  const others = [...weights.keys()].filter((character) => character > '~');
  return [...FIRST_ASCII, ...others.sort((a, b) => weights.get(b) - weights.get(a) || (a < b ? -1 : 1))];
}

/** The font with all that is cut out of it, unpacked once. */
export const openFont = (characters) =>
  subsetFont(readFileSync(FONT), [...characters, ...LATIN].join(''), {
    targetFormat: 'sfnt',
    keepFeatures: [...FEATURES, ...OF_LATIN],
  });

const cut = (font, characters, wght, keepFeatures = []) =>
  subsetFont(font, characters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures,
    noHinting: true,
  });
const BODY = { min: 400, max: 700, default: 400 };

/** What landing and weather say beyond the core, a slice each. */
export function screenSlices(left) {
  const take = (characters) => characters.filter((character) => left.delete(character));
  return [LANDING, WEATHER].map((sources) => take([...charactersOf(sources)]));
}

/** The characters behind the core, file by file: what one screen says, what comes together, then by how often. */
function slicesOf(behind) {
  const left = new Set(behind);
  const screens = screenSlices(left);
  const groups = readFileSync(SAID_TOGETHER, 'utf8').split('\n');
  const together = groups.map((group) => [...group].filter((character) => left.delete(character)));
  const others = [...left];
  const rest = Array.from({ length: Math.ceil(others.length / SLICE) }, (_, i) =>
    others.slice(i * SLICE, (i + 1) * SLICE),
  );
  return [...screens, ...together, ...rest].filter((slice) => slice.length);
}

/** As many of the most said characters as the core may weigh. */
export async function cutCore(font, characters) {
  for (let count = 440; ; count -= 8) {
    const core = await cut(font, characters.slice(0, count), BODY, FEATURES);
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
  const characters = rankCharacters();
  const fingerprint = createHash('sha256')
    .update(`${VERSION} ${characters.join('')} ${readFileSync(SAID_TOGETHER, 'utf8')}`)
    .digest('hex');
  const stamp = join(FOLDER, 'characters.sha256');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const font = await openFont(characters);
  const { core, count } = await cutCore(font, characters);
  const faces = [face('core.woff2', '400 700', unicodeRange(characters.slice(0, count)))];
  writeFileSync(join(FOLDER, 'core.woff2'), core);
  writeFileSync(join(FOLDER, 'light.woff2'), await cut(font, [...LIGHT], 300, ['tnum']));
  faces.push(face('light.woff2', '300', unicodeRange([...LIGHT])));
  writeFileSync(join(FOLDER, 'latin.woff2'), await cut(font, LATIN, BODY, [...FEATURES, ...OF_LATIN]));
  faces.push(face('latin.woff2', '400 700', unicodeRange(LATIN)));
  for (const [i, slice] of slicesOf(characters.slice(count)).entries()) {
    const file = `slice-${i + 1}.woff2`;
    writeFileSync(join(FOLDER, file), await cut(font, slice, BODY));
    faces.push(face(file, '400 700', unicodeRange(slice)));
  }
  writeFileSync(join(FOLDER, 'fonts.css'), faces.join(''));
  writeFileSync(stamp, fingerprint);
  console.log(`fonts: ${count} characters in ${(core.length / 1_024).toFixed(0)} KB, ${faces.length - 3} slices`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main();
