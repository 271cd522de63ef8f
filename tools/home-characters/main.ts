/**
 * Counts how often home's first screen shows each character, over the mornings and evenings of a recorded year. The
 * font is cut by these counts (scripts/font.mjs). Writes one line per share, in percent, with its characters, and one
 * line per group of co-occurring characters outside the font's core.
 */
import { writeFileSync } from 'node:fs';
import { presentPosition } from '@/lib/api-host/weather/present';
import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { CATEGORY_ID } from '@/lib/contract/category';
import { GENDERS, type Gender } from '@/lib/contract/gender';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { DEFAULT_COORDINATES } from '@/lib/domain/coordinates';
import { addDays, kstEpochMs } from '@/lib/domain/kst';
import { recommend } from '@/lib/domain/recommendation/recommend';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { KO } from '@/lib/messages/ko/messages';
import { groupCooccurring } from './group-characters';

const FILE = 'scripts/home-characters.txt';
const TOGETHER_FILE = 'scripts/co-occurring-characters.txt';
/** Characters per file. With more, many are loaded for the sake of one; with fewer, most of a file is overhead. */
const GROUP = 8;
const HOURS = [7, 18];
const DAYS = 365;
const STEP_DAYS = 3;

function getTexts(nowMs: number, gender: Gender): string {
  const weather = getRecordedWeather(toGridCell(DEFAULT_COORDINATES), nowMs);
  const { weatherMessage, iconMessage } = presentPosition(weather, { nowMs, stale: false, pending: false });
  const request = {
    weather,
    nowMs,
    gender,
    categoryId: CATEGORY_ID.daily,
    outfits: OUTFITS,
    garments: garmentById,
    messages: KO,
  };
  const [first] = recommend({ ...request, seed: '' }).outfits;
  if (!first) throw new Error('No outfit was recommended');
  const { title, reason, items, takeAlong, layers } = first;
  const details = [
    ...items.map(({ name }) => name),
    ...takeAlong.map(({ label }) => label),
    ...layers.map((l) => l.text),
  ];
  return [weatherMessage, iconMessage, title, reason, ...details].join('');
}

const counts = new Map<string, number>();
const screens: Set<string>[] = [];
for (let day = 0; day < DAYS; day += STEP_DAYS)
  for (const hour of HOURS)
    for (const gender of GENDERS) {
      const shown = new Set(getTexts(kstEpochMs(addDays('2023-01-01', day), hour), gender));
      screens.push(shown);
      for (const character of shown) if (character > '~') counts.set(character, (counts.get(character) ?? 0) + 1);
    }

const byShare = new Map<number, string[]>();
for (const [character, count] of counts) {
  const share = Math.round((count / screens.length) * 100);
  byShare.set(share, [...(byShare.get(share) ?? []), character]);
}
const lines = [...byShare]
  .filter(([share]) => share > 0)
  .sort(([one], [other]) => other - one)
  .map(([share, characters]) => `${share}\t${characters.sort().join('')}`);
writeFileSync(FILE, `${lines.join('\n')}\n`);
console.log(`${FILE}: ${counts.size} characters on ${screens.length} screens`);

async function writeGroups(): Promise<void> {
  const { cutCore, openFont, rankCharacters, takeScreenSlices } = await import('../../scripts/font.mjs');
  const characters = rankCharacters();
  const { count } = await cutCore(await openFont(characters), characters);
  const behind = new Set(characters.slice(count));
  takeScreenSlices(behind);
  const groups = groupCooccurring(
    [...behind].filter((character) => counts.has(character)),
    screens,
    GROUP,
  );
  writeFileSync(TOGETHER_FILE, `${groups.map((group) => group.join('')).join('\n')}\n`);
  console.log(`${TOGETHER_FILE}: ${groups.length} groups`);
}

void writeGroups();
