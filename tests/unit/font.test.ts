import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'app/fonts';
const CORE_LIMIT_BYTES = 30 * 1_024;

/** Regenerates the subset if the characters changed, like every build. */
beforeAll(() => void spawnSync(process.execPath, ['scripts/font.mjs']), 240_000);

/** Every text of the product: `file<TAB>text`. */
let words: string[];
beforeAll(() => {
  const { stdout } = spawnSync(process.execPath, ['scripts/product-texts.mjs'], { encoding: 'utf8' });
  words = stdout.split('\n');
});

/** Returns the characters of a font file in the style sheet. */
function charactersOf(file: RegExp): Set<string> {
  const faces = readFileSync(join(FOLDER, 'fonts.css'), 'utf8')
    .split('@font-face')
    .filter((face) => file.test(face));
  const ranges = faces.flatMap((face) => [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]);
  const points = ranges.flatMap(([, from = '', to = from]) => {
    const first = parseInt(from, 16);
    return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, i) => first + i);
  });
  return new Set(points.map((point) => String.fromCodePoint(point)));
}

it('has a core of at most 30 KB, and ASCII in it or in one slice', () => {
  expect(statSync(join(FOLDER, 'core.woff2')).size).toBeLessThanOrEqual(CORE_LIMIT_BYTES);
  const [core, latin] = [charactersOf(/core/), charactersOf(/latin/)];
  const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));
  expect(ascii.filter((character) => core.has(character) === latin.has(character))).toEqual([]);
  expect([...'0123456789 .,:'].filter((character) => !core.has(character))).toEqual([]);
});

it('has every character of the screens exactly once, in the core or in a slice', () => {
  const [core, sliced] = [charactersOf(/core/), charactersOf(/slice|latin/)];
  const shown = new Set(words.join('').replace(/\s/g, ''));
  expect([...shown].filter((character) => !core.has(character) && !sliced.has(character))).toEqual([]);
  expect([...core].filter((character) => sliced.has(character))).toEqual([]);
});

it('has nearly all characters of home on any day in the core', () => {
  const core = charactersOf(/core/);
  const lines = readFileSync('scripts/home-characters.txt', 'utf8').trim().split('\n');
  const missing = lines.map((line) => {
    const [share, characters = ''] = line.split('\t');
    return (Number(share) / 100) * [...characters].filter((character) => !core.has(character)).length;
  });
  // Average number of a screen's characters outside the core; a screen has more than a hundred.
  expect(missing.reduce((sum, each) => sum + each, 0)).toBeLessThan(6.5);
});

it("has the landing page's characters in the core and one slice", () => {
  const [core, slice] = [charactersOf(/core/), charactersOf(/slice-1\./)];
  const said = words.filter((line) => /^lib\/messages\/ko\/(landing|social-login)/.test(line));
  const missing = [...said.join('').replace(/[^가-힣]/g, '')].filter((each) => !core.has(each) && !slice.has(each));
  expect(missing).toEqual([]);
});
