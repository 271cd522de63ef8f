import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { OUTFITS } from '../../../lib/domain/wardrobe/outfits';
import { ADULTS, type AdultName } from './people';
import { plainClothes } from './plain-clothes';
import { POSES, type AdultPoseName } from './poses';
import { poseOf } from './stance';
import { type Portrait, type PortraitSettings, renderPortrait } from './render-adult';

/** Pose of each member of the cast on the sheet, and the set of plain clothes. */
const CAST_POSES: Record<AdultName, readonly [AdultPoseName, number]> = {
  jiwoo: ['weight', 0],
  haeun: ['coffee', 1],
  seoyeon: ['walk', 1],
  minji: ['aside', 0],
  younghee: ['step', 1],
  soonja: ['plain', 1],
  dohyun: ['pockets', 0],
  junho: ['phone', 0],
  minsu: ['weight', 1],
  taeyang: ['step', 0],
  sungmin: ['aside', 1],
  byungho: ['collar', 1],
};

const portrait = (adult: AdultName, pose: AdultPoseName, set: number, view: Portrait['view'] = 'figure'): Portrait => ({
  name: `${adult}-${pose}-${view}`,
  adult,
  pose: POSES[pose],
  outfit: plainClothes(ADULTS[adult].gender, set),
  view,
});

/** Outfits of the wardrobe, across categories and levels, and who wears them. */
const CAST_OUTFITS: Record<string, AdultName> = {
  'female-business-cool-blouse-midi-skirt': 'jiwoo',
  'female-date-flared-dress-straw-bag': 'haeun',
  'female-business-trench-shirt-slacks': 'seoyeon',
  'female-business-twinset-pleated-skirt': 'younghee',
  'female-activity-thin-fleece-leggings': 'minji',
  'female-daily-ivory-long-down-red-scarf': 'jiwoo',
  'male-business-navy-blazer-stripe-tie': 'minsu',
  'male-daily-white-tee-wide-light-jeans': 'junho',
  'male-date-trench-chunky-knit-jeans': 'dohyun',
  'male-activity-yellow-hoodie-joggers': 'taeyang',
  'male-business-coat-over-blazer-tie': 'sungmin',
  'male-daily-navy-long-down-jeans': 'byungho',
};

/** Returns the portrait of an outfit, named by its id. */
function dressed(id: string, adult: AdultName): Portrait {
  const outfit = OUTFITS.find((one) => one.id === id);
  if (!outfit) throw new RangeError(`Unknown outfit: ${id}`);
  return { name: id, adult, pose: poseOf(outfit), outfit, view: 'figure' };
}

const names = Object.keys(ADULTS) as AdultName[];
const poses = Object.keys(POSES) as AdultPoseName[];

/** Contact sheets of the cast in plain clothes: everyone, every pose on a woman and a man, and faces. */
const SHEETS: Record<string, Portrait[]> = {
  'adults-cast': names.map((name) => portrait(name, ...CAST_POSES[name])),
  'adults-poses': poses.flatMap((pose) => [portrait('jiwoo', pose, 0), portrait('minsu', pose, 1)]),
  'adults-outfits': Object.entries(CAST_OUTFITS).map(([id, adult]) => dressed(id, adult)),
  'adults-faces': names.map((name) => portrait(name, 'plain', 0, 'face')),
};

const FULL: PortraitSettings = { width: 936, height: 1170, samples: 36, threads: 2, coarseness: 1 };
const PREVIEW: PortraitSettings = { width: 432, height: 540, samples: 20, threads: 1, coarseness: 1.3 };

/**
 * Renders the portraits of the sheets into `folder`, or those in `only`. Pictures of unchanged scenes are kept, so that
 * an interrupted run continues.
 */
export async function renderCast(folder: string, only: readonly string[] | undefined, preview: boolean): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const all = new Map(Object.values(SHEETS).flatMap((list) => list.map((one) => [one.name, one] as const)));
  const missing = only?.filter((name) => !all.has(name)) ?? [];
  if (missing.length > 0) throw new Error(`Unknown portraits: ${missing.join(', ')}`);
  for (const one of all.values()) {
    if (only && !only.includes(one.name)) continue;
    const { reused, meshMs, traceMs } = await renderPortrait(one, folder, preview ? PREVIEW : FULL);
    const seconds = (ms: number) => (ms / 1000).toFixed(0);
    console.log(`${one.name}: ${reused ? 'unchanged' : `mesh ${seconds(meshMs)} s, trace ${seconds(traceMs)} s`}`);
  }
}

const TILE = { width: 200, height: 250 };
const GAP = 4;
const COLUMNS = 6;

/** Writes each contact sheet whose portraits are all in `from`, at 250 px of height each. */
export async function drawCastSheets(from: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [name, portraits] of Object.entries(SHEETS)) {
    const files = portraits.map((one) => join(from, `${one.name}.png`));
    if (!files.every((file) => existsSync(file))) continue;
    const tiles = await Promise.all(
      files.map(async (file, i) => ({
        input: await sharp(file).resize(TILE.width, TILE.height, { kernel: 'lanczos3' }).toBuffer(),
        left: (i % COLUMNS) * (TILE.width + GAP),
        top: Math.floor(i / COLUMNS) * (TILE.height + GAP),
      })),
    );
    const width = COLUMNS * (TILE.width + GAP) - GAP;
    const height = Math.ceil(files.length / COLUMNS) * (TILE.height + GAP) - GAP;
    await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
      .composite(tiles)
      .webp({ quality: 84 })
      .toFile(join(folder, `${name}.webp`));
  }
}
