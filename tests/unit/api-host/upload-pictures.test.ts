import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { computeVersion } from '@/lib/api-host/pictures/pictures';
import { createS3Pictures } from '@/lib/api-host/pictures/s3-pictures';
import { uploadPictures } from '@/lib/api-host/pictures/upload-pictures';
import { startS3, type S3StandIn } from '../../support/s3-store';

let folder: string;
let store: S3StandIn;
beforeAll(async () => {
  store = await startS3();
  folder = mkdtempSync(path.join(os.tmpdir(), 'nalot-pictures-'));
  mkdirSync(path.join(folder, '540'));
  for (const [name, text] of [
    ['a.webp', 'A'],
    ['b.webp', 'B'],
    ['540/a.avif', 'a'],
    ['notes.txt', 'n'],
  ] as const)
    writeFileSync(path.join(folder, name), text);
});
beforeEach(() => {
  store.objects.clear();
  store.refuse = null;
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await store.close();
});

const keys = { accessKeyId: 'k', secretAccessKey: 's' };
const config = () => ({ endpoint: store.url, bucket: 'nalot', region: 'auto', keys });
const upload = () => uploadPictures(folder, config());

it('uploads each form of each picture under its content hash, with type, hash and a year of caching', async () => {
  expect(await upload()).toEqual({ uploaded: 3, unchanged: 0 });
  const version = (text: string) => computeVersion(Buffer.from(text));
  expect([...store.objects.keys()].sort()).toEqual(
    [`outfits/540/a.${version('a')}.avif`, `outfits/a.${version('A')}.webp`, `outfits/b.${version('B')}.webp`].map(
      (key) => `nalot/${key}`,
    ),
  );
  const { body, headers } = store.objects.get(`nalot/outfits/540/a.${version('a')}.avif`)!;
  expect(`${body}`).toBe('a');
  expect(headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-amz-meta-sha256': createHash('sha256').update('a').digest('hex'),
  });
});

it('resumes an interrupted run and replaces corrupt objects', async () => {
  store.refuse = ({ url = '' }: IncomingMessage, response: ServerResponse) =>
    url.includes('/b.') ? void response.writeHead(403).end('AccessDenied') : 'take';
  await expect(upload()).rejects.toThrow(/Upload of outfits\/b\..* failed \(status 403\): AccessDenied/);
  store.refuse = null;
  const left = 3 - store.objects.size;
  expect(await upload()).toEqual({ uploaded: left, unchanged: 3 - left });
  const [key] = store.objects.keys();
  store.objects.get(key!)!.headers['x-amz-meta-sha256'] = 'of something else';
  expect(await upload()).toEqual({ uploaded: 1, unchanged: 2 });
});

it("uploads to the paths that the host's signed addresses use", async () => {
  await upload();
  const pictures = createS3Pictures(folder, config());
  const { presignedUrl, variants } = await pictures.getUrls('a', Date.now());
  expect(await (await fetch(presignedUrl)).text()).toBe('A');
  expect(await (await fetch(variants[0]!.presignedUrl)).text()).toBe('a');
});
