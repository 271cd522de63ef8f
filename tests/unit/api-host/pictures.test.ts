import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listPictures } from '@/lib/api-host/pictures/list-pictures';
import { createLocalPictures } from '@/lib/api-host/pictures/local-pictures';
import { computeVersion } from '@/lib/api-host/pictures/pictures';
import { createS3Pictures, SIGNING_WINDOW_S } from '@/lib/api-host/pictures/s3-pictures';

const HOUR_MS = 3_600_000;
/** The start of a window. */
const START_MS = Math.floor(Date.parse('2026-01-15T00:00:00Z') / (SIGNING_WINDOW_S * 1_000)) * SIGNING_WINDOW_S * 1_000;
const VERSION = computeVersion(Buffer.from('a-1.webp'));
const AVIF = 'a-1 as AVIF, 540 wide';

const inFolder = (files: Record<string, string>): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nalot-pictures-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
};
const FILES = Object.fromEntries(
  ['a-1.webp', 'b.webp', 'notes.txt', 'UPPER.webp', '..webp'].map((name) => [name, name]),
);

let folder: string;
beforeAll(() => {
  folder = inFolder({ ...FILES, '540/a-1.avif': AVIF });
  mkdirSync(path.join(folder, 'folder.webp'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const S3 = {
  endpoint: 'https://s3.example.com',
  bucket: 'bucket',
  region: 'auto',
  keys: { accessKeyId: 'key', secretAccessKey: 'hidden' },
};

// ASVS 5.3.2, 5.4.1
it('lists pictures by outfit id and ignores other files', () => {
  expect([...listPictures(folder)].sort()).toEqual(['a-1', 'b']);
  expect(listPictures(path.join(folder, 'none')).size).toBe(0);
});

describe("an address on the site's own origin", () => {
  it("depends only on the picture's content", async () => {
    const address = await createLocalPictures(folder).getUrl('a-1', START_MS);
    expect(address).toBe(`/api/v1/outfit-picture/a-1?v=${VERSION}`);
    expect(await createLocalPictures(folder).getUrl('a-1', START_MS + 8_760 * HOUR_MS)).toBe(address);
    const redrawn = inFolder({ ...FILES, 'a-1.webp': 'rendered again' });
    expect(await createLocalPictures(redrawn).getUrl('a-1', START_MS)).not.toBe(address);
    rmSync(redrawn, { recursive: true });
  });

  it('exists for each form and serves it', async () => {
    const pictures = createLocalPictures(folder);
    const { presignedUrl, variants } = await pictures.getUrls('a-1', START_MS);
    expect(presignedUrl).toBe(await pictures.getUrl('a-1', START_MS));
    const version = computeVersion(Buffer.from(AVIF));
    const address = `/api/v1/outfit-picture/a-1?v=${version}&width=540`;
    expect(variants).toEqual([{ width: 540, presignedUrl: address }]);
    expect(await pictures.read?.('a-1', 540)).toEqual({ bytes: Buffer.from(AVIF), version });
    expect((await pictures.read?.('a-1'))?.version).toBe(VERSION);
    expect(await pictures.read?.('none')).toBeNull();
  });
});

describe('an S3 address', () => {
  it('stays the same for 12 hours and then changes', async () => {
    const pictures = createS3Pictures(folder, S3);
    const first = await pictures.getUrl('a-1', START_MS);
    expect(await pictures.getUrl('a-1', START_MS + 11.9 * HOUR_MS)).toBe(first);
    expect(await createS3Pictures(folder, S3).getUrl('a-1', START_MS + HOUR_MS)).toBe(first);
    expect(await pictures.getUrl('a-1', START_MS + 12 * HOUR_MS)).not.toBe(first);
    expect(await pictures.getUrl('b', START_MS)).not.toBe(first);
  });

  it('contains its date and a validity of 24 hours, and no secret', async () => {
    const pictures = createS3Pictures(folder, S3);
    const url = new URL(await pictures.getUrl('a-1', START_MS + HOUR_MS));
    expect(url.origin + url.pathname).toBe(`https://s3.example.com/bucket/outfits/a-1.${VERSION}.webp`);
    const { variants } = await pictures.getUrls('a-1', START_MS + HOUR_MS);
    expect(variants.map(({ presignedUrl }) => new URL(presignedUrl).pathname)).toEqual([
      `/bucket/outfits/540/a-1.${computeVersion(Buffer.from(AVIF))}.avif`,
    ]);
    expect(url.searchParams.get('X-Amz-Expires')).toBe('86400');
    expect(url.searchParams.get('X-Amz-Date')).toBe(new Date(START_MS).toISOString().replace(/[-:]|\.000/g, ''));
    expect(url.href).not.toContain('hidden');
  });

  it('is unsigned and constant if the bucket is public', async () => {
    const pictures = createS3Pictures(folder, { ...S3, keys: null, publicUrl: 'https://cdn.example' });
    const address = `https://cdn.example/outfits/a-1.${VERSION}.webp`;
    expect(await pictures.getUrl('a-1', START_MS)).toBe(address);
    expect(await pictures.getUrl('a-1', START_MS + 24 * HOUR_MS)).toBe(address);
  });
});
