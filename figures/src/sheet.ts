import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { OUTFIT_TABLES } from '../../lib/domain/wardrobe/outfits';

const TILE = { width: 180, height: 225 };
const GAP = 4;
const LABEL = 26;

/** Writes one sheet: a row of pictures per warmth level. The tile of an outfit without a picture stays grey. */
async function sheet(table: (typeof OUTFIT_TABLES)[number]['table'], pictures: string, file: string): Promise<void> {
  const rows = Object.entries(table);
  const columns = Math.max(...rows.map(([, outfits]) => outfits.length));
  const width = LABEL + columns * (TILE.width + GAP);
  const height = rows.length * (TILE.height + GAP);
  const label = (level: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${LABEL}" height="${TILE.height}"><text x="6" y="24" font-family="sans-serif" font-size="18" fill="#333">${level}</text></svg>`,
    );
  const tiles = rows.flatMap(([level, outfits], row) => [
    { input: label(level), left: 0, top: row * (TILE.height + GAP) },
    ...outfits.flatMap(({ id }, column) => {
      const picture = join(pictures, `${id}.webp`);
      return existsSync(picture)
        ? [{ picture, left: LABEL + column * (TILE.width + GAP), top: row * (TILE.height + GAP) }]
        : [];
    }),
  ]);
  const inputs = await Promise.all(
    tiles.map(async (tile) =>
      'picture' in tile
        ? {
            input: await sharp(tile.picture).resize(TILE.width, TILE.height).toBuffer(),
            left: tile.left,
            top: tile.top,
          }
        : tile,
    ),
  );
  await sharp({ create: { width, height, channels: 3, background: '#f1f1ee' } })
    .composite(inputs)
    .webp({ quality: 76 })
    .toFile(file);
}

/** Writes contact sheets of the accepted pictures, one for each gender and category. */
export async function drawSheets(pictures: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { name, table } of OUTFIT_TABLES) await sheet(table, pictures, join(folder, `${name}.webp`));
}
