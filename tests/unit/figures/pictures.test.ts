import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { getFileName } from '@/lib/api-host/pictures/pictures';
import { PICTURE_WIDTHS } from '@/lib/contract/picture-widths';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { readLedger } from '@/tools/figures/render/ledger';

const FOLDER = 'data/outfits';
const pictures = readdirSync(FOLDER).filter((name) => name.endsWith('.webp'));
const ids = new Set<string>(OUTFITS.map(({ id }) => id));

describe('the outfit pictures', () => {
  it('each belong to an outfit of the wardrobe', () => {
    expect(pictures.map((name) => name.replace('.webp', '')).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('exist for every outfit', () => {
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

  it('exist as AVIF in every width, each smaller than the WebP', async () => {
    for (const id of ids)
      for (const width of PICTURE_WIDTHS) {
        const file = join(FOLDER, getFileName(id, width));
        expect({ file, lighter: statSync(file).size < statSync(join(FOLDER, `${id}.webp`)).size }).toEqual({
          file,
          lighter: true,
        });
      }
    const [first = ''] = ids;
    for (const width of PICTURE_WIDTHS) {
      const { format, compression, ...size } = await sharp(join(FOLDER, getFileName(first, width))).metadata();
      expect([format, compression, size.width, size.height]).toEqual(['heif', 'av1', width, (width * 5) / 4]);
    }
  });

  it('have no leftovers of removed outfits in any width', () => {
    for (const width of PICTURE_WIDTHS)
      expect(readdirSync(join(FOLDER, String(width))).sort()).toEqual([...ids].map((id) => `${id}.avif`).sort());
  });

  it('have one record each of their inputs, without leftovers of removed outfits', () => {
    expect(Object.keys(readLedger(FOLDER)).sort()).toEqual([...ids].sort());
  });
});
