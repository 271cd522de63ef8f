import { writeFileSync } from 'node:fs';
import { presentPosition } from '@/lib/api-host/weather/present';
import { recordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { CATEGORY_ID } from '@/lib/contract/category';
import { GENDERS, type Gender } from '@/lib/contract/gender';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { DEFAULT_COORDINATES } from '@/lib/domain/coordinates';
import { addDays, kstEpochMs } from '@/lib/domain/kst';
import { recommend } from '@/lib/domain/recommendation/recommend';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';

/**
 * How often home's first screen says which character, over the mornings and evenings of a recorded year: by this the
 * font is cut (scripts/font.mjs). Writes one line for each share, in percent, with the characters that have it.
 */
const FILE = 'scripts/first-words.txt';
const HOURS = [7, 18];
const DAYS = 365;
const EVERY = 3;

function wordsOf(nowMs: number, gender: Gender): string {
  const weather = recordedWeather(toGridCell(DEFAULT_COORDINATES), nowMs);
  const { weatherMessage, iconMessage } = presentPosition(weather, { nowMs, stale: false, pending: false });
  const question = { weather, nowMs, gender, categoryId: CATEGORY_ID.daily, outfits: OUTFITS, garments: garmentById };
  const [first] = recommend({ ...question, seed: '' }).outfits;
  if (!first) throw new Error('nothing to wear');
  const { outfit, reason, items, takeAlong, layers } = first;
  const details = [
    ...items.map(({ name }) => name),
    ...takeAlong.map(({ label }) => label),
    ...layers.map((l) => l.text),
  ];
  return [weatherMessage, iconMessage, outfit.title, reason, ...details].join('');
}

const counts = new Map<string, number>();
let screens = 0;
for (let day = 0; day < DAYS; day += EVERY)
  for (const hour of HOURS)
    for (const gender of GENDERS) {
      screens++;
      const said = new Set(wordsOf(kstEpochMs(addDays('2023-01-01', day), hour), gender));
      for (const character of said) if (character > '~') counts.set(character, (counts.get(character) ?? 0) + 1);
    }

const byShare = new Map<number, string[]>();
for (const [character, count] of counts) {
  const share = Math.round((count / screens) * 100);
  byShare.set(share, [...(byShare.get(share) ?? []), character]);
}
const lines = [...byShare]
  .filter(([share]) => share > 0)
  .sort(([one], [other]) => other - one)
  .map(([share, characters]) => `${share}\t${characters.sort().join('')}`);
writeFileSync(FILE, `${lines.join('\n')}\n`);
console.log(`${FILE}: ${counts.size} characters on ${screens} screens`);
