import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import DRESSED_PICTURES from '@/data/outfits/dressed-pictures.json';
import { getFileName } from '@/lib/api-host/pictures/pictures';
import { PICTURE_WIDTHS } from '@/lib/contract/picture-widths';
import { parsePictureId } from '@/lib/domain/wardrobe/additions';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';

const FOLDER = 'data/outfits';
const pictures = readdirSync(FOLDER).flatMap((name) => /^(.+)\.webp$/.exec(name)?.[1] ?? []);
const ids = new Set<string>(OUTFITS.map(({ id }) => id));

describe('the outfit pictures', () => {
  it('each show an outfit of the wardrobe, as usual or with additions that days need', () => {
    const needed = new Set<string>(DRESSED_PICTURES);
    expect(pictures.filter((id) => !ids.has(id) && !needed.has(id))).toEqual([]);
    expect(DRESSED_PICTURES.filter((id) => !ids.has(parsePictureId(id)?.outfitId ?? ''))).toEqual([]);
  });

  it('exist for every outfit', () => {
    const drawn = new Set(pictures);
    expect([...ids].filter((id) => !drawn.has(id))).toEqual([]);
  });

  it('are WebP pictures of 720 x 900 and at most 40 KB', () => {
    const others = pictures.filter((id) => {
      const bytes = readFileSync(join(FOLDER, `${id}.webp`));
      // Simple lossy format: RIFF, size, WEBP, VP8, size, frame tag and start code, then width and height (RFC 9649).
      const format = [bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 16)].join();
      const size = [26, 28].map((at) => bytes.readUInt16LE(at)).join(' x ');
      return format !== 'RIFF,WEBPVP8 ' || size !== '720 x 900' || bytes.length > 40 * 1024;
    });
    expect(others).toEqual([]);
  });

  it('exist as AVIF in every width, each smaller than the WebP', async () => {
    for (const id of pictures)
      for (const width of PICTURE_WIDTHS) {
        const file = join(FOLDER, getFileName(id, width));
        expect({ file, lighter: statSync(file).size < statSync(join(FOLDER, `${id}.webp`)).size }).toEqual({
          file,
          lighter: true,
        });
      }
    const [first = ''] = pictures;
    for (const width of PICTURE_WIDTHS) {
      const { format, compression, ...size } = await sharp(join(FOLDER, getFileName(first, width))).metadata();
      expect([format, compression, size.width, size.height]).toEqual(['heif', 'av1', width, (width * 5) / 4]);
    }
  });

  it('have no leftovers of removed pictures in any width', () => {
    for (const width of PICTURE_WIDTHS)
      expect(readdirSync(join(FOLDER, String(width))).sort()).toEqual(pictures.map((id) => `${id}.avif`).sort());
  });

  it('have one record each of their inputs, without leftovers of removed pictures', () => {
    const origins = JSON.parse(readFileSync(join(FOLDER, 'origins.json'), 'utf8')) as object;
    expect(Object.keys(origins).sort()).toEqual(pictures.toSorted());
  });
});

it('the folder of pictures is at most 60 MB', () => {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  const bytes = names.reduce((sum, name) => sum + statSync(join(FOLDER, name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(60 * 1024 * 1024);
});
