import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { readLedger } from '@/tools/figures/render/ledger';

const FOLDER = 'data/outfits';
const pictures = readdirSync(FOLDER).filter((name) => name.endsWith('.webp'));
const ids = new Set(OUTFITS.map(({ id }) => id));

describe('the outfit pictures', () => {
  it('each belong to an outfit of the wardrobe', () => {
    expect(pictures.map((name) => name.replace('.webp', '')).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('are there for every outfit', () => {
    const drawn = new Set(pictures);
    expect([...ids].filter((id) => !drawn.has(`${id}.webp`))).toEqual([]);
  });

  it('are 720 x 900 and at most 40 KB', async () => {
    for (const name of pictures) {
      const { width, height, format } = await sharp(join(FOLDER, name)).metadata();
      const light = statSync(join(FOLDER, name)).size <= 40 * 1024;
      expect({ name, width, height, format, light }).toEqual({
        name,
        width: 720,
        height: 900,
        format: 'webp',
        light: true,
      });
    }
  });

  it('have a record each of what they were made from, and none is left of outfits that are gone', () => {
    expect(Object.keys(readLedger(FOLDER)).sort()).toEqual([...ids].sort());
  });
});
