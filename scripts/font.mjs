// Subsets Pretendard (OFL) to what the interface can say: every character of the sources, region names and garment
// tables included, so that the phone loads a tenth of the font. Written only when the characters change.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const SOURCES = ['app', 'components', 'lib', 'data/regions/regions.json'];
const TARGET = 'app/fonts/pretendard-subset.woff2';
const FONT = 'node_modules/pretendard/dist/public/variable/PretendardVariable.ttf';

function* files(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path)) yield* files(join(path, name));
}

const characters = new Set(Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)));
for (const source of SOURCES)
  for (const file of files(source))
    if (/\.(tsx?|json|css)$/.test(file)) for (const character of readFileSync(file, 'utf8')) characters.add(character);

const text = [...characters].sort().join('');
const fingerprint = createHash('sha256').update(text).digest('hex');
const stamp = `${TARGET}.sha256`;

if (!existsSync(TARGET) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint) {
  mkdirSync('app/fonts', { recursive: true });
  const subset = await subsetFont(readFileSync(FONT), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 250, max: 700, default: 400 } },
  });
  writeFileSync(TARGET, subset);
  writeFileSync(stamp, fingerprint);
  console.log(`font: ${characters.size} characters, ${(subset.length / 1024).toFixed(0)} KB`);
}
