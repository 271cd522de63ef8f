import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listPictures } from '@/lib/api-host/pictures/list-pictures';
import { createLocalPictures } from '@/lib/api-host/pictures/local-pictures';
import { WINDOW_S } from '@/lib/api-host/pictures/pictures';
import { createS3Pictures } from '@/lib/api-host/pictures/s3-pictures';

const SECRET = 'a secret of the tests, and of nobody else';
const HOUR_MS = 3_600_000;
/** The start of a window. */
const START_MS = Math.floor(Date.parse('2026-01-15T00:00:00Z') / (WINDOW_S * 1_000)) * WINDOW_S * 1_000;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'nalot-pictures-'));
  for (const name of ['a-1.webp', 'b.webp', 'notes.txt', 'UPPER.webp', '..webp'])
    writeFileSync(path.join(folder, name), name);
  mkdirSync(path.join(folder, 'folder.webp'));
  mkdirSync(path.join(folder, '540'));
  writeFileSync(path.join(folder, '540/a-1.avif'), 'a-1 as AVIF, 540 wide');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('lists pictures by the ids of their outfits, and nothing else that lies about', () => {
  expect([...listPictures(folder)].sort()).toEqual(['a-1', 'b']);
  expect(listPictures(path.join(folder, 'none')).size).toBe(0);
});

describe.each([
  ['our own', () => createLocalPictures(folder, SECRET)],
  [
    "S3's",
    () =>
      createS3Pictures(folder, {
        endpoint: 'https://s3.example.com',
        bucket: 'bucket',
        region: 'auto',
        accessKeyId: 'key',
        secretAccessKey: 'secret',
      }),
  ],
])('a presigned address of %s', (_, create) => {
  it('stays the same for 12 hours, and is another afterwards', async () => {
    const pictures = create();
    const first = await pictures.presign('a-1', START_MS);
    expect(await pictures.presign('a-1', START_MS + 11.9 * HOUR_MS)).toBe(first);
    expect(await create().presign('a-1', START_MS + HOUR_MS)).toBe(first);
    expect(await pictures.presign('a-1', START_MS + 12 * HOUR_MS)).not.toBe(first);
    expect(await pictures.presign('b', START_MS)).not.toBe(first);
  });
});

it('an address of our own is good for 12 to 24 hours', async () => {
  const pictures = createLocalPictures(folder, SECRET);
  for (const passedMs of [0, 11.9 * HOUR_MS]) {
    const nowMs = START_MS + passedMs;
    const query = new URL(await pictures.presign('a-1', nowMs), 'http://localhost').searchParams;
    const proof = { expires: Number(query.get('expires')), signature: query.get('signature') ?? '' };
    expect((await pictures.read?.('a-1', proof, nowMs + 12 * HOUR_MS - 1))?.toString()).toBe('a-1.webp');
    await expect(pictures.read?.('a-1', proof, nowMs + 24 * HOUR_MS)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(createLocalPictures(folder, `${SECRET}!`).read?.('a-1', proof, nowMs)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  }
});

it('one signature opens all forms of a picture, and of no other', async () => {
  const pictures = createLocalPictures(folder, SECRET);
  const { presignedUrl, variants } = await pictures.presignAll('a-1', START_MS);
  expect(presignedUrl).toBe(await pictures.presign('a-1', START_MS));
  expect(variants.map(({ width }) => width)).toEqual([360, 540, 720]);
  const query = new URL(variants[1]?.presignedUrl ?? '', 'http://localhost').searchParams;
  const proof = { expires: Number(query.get('expires')), signature: query.get('signature') ?? '', width: 540 };
  expect(`${await pictures.read?.('a-1', proof, START_MS)}`).toBe('a-1 as AVIF, 540 wide');
  await expect(pictures.read?.('b', proof, START_MS)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it("S3's carries its date and a life of 24 hours, and no secret", async () => {
  const pictures = createS3Pictures(folder, {
    endpoint: 'https://s3.example.com',
    bucket: 'bucket',
    region: 'auto',
    accessKeyId: 'key',
    secretAccessKey: 'hidden',
  });
  const url = new URL(await pictures.presign('a-1', START_MS + HOUR_MS));
  expect(url.origin + url.pathname).toBe('https://s3.example.com/bucket/outfits/a-1.webp');
  const { variants } = await pictures.presignAll('a-1', START_MS + HOUR_MS);
  expect(variants.map(({ presignedUrl }) => new URL(presignedUrl).pathname)).toEqual(
    [360, 540, 720].map((width) => `/bucket/outfits/${width}/a-1.avif`),
  );
  expect(url.searchParams.get('X-Amz-Expires')).toBe('86400');
  expect(url.searchParams.get('X-Amz-Date')).toBe(new Date(START_MS).toISOString().replace(/[-:]|\.000/g, ''));
  expect(url.href).not.toContain('hidden');
});
