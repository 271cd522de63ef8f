import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { AwsClient } from 'aws4fetch';
import { YEAR_S } from '@/lib/contract/durations';
import { PICTURE_WIDTHS } from '@/lib/contract/picture-widths';
import { OperatorError } from '@/lib/operator-error';
import type { PictureFile } from './picture-urls';
import { listPictures } from './list-pictures';
import { getFileName, computeVersion } from './pictures';
import { getObjectKey, type S3Config } from './s3-pictures';

/** So many at a time: enough to fill a line, and no rush on a store. */
const CONCURRENCY = 8;
/** By this the store says later what it was given. */
const HASH_HEADER = 'x-amz-meta-sha256';

/** What was brought, and what was there before. */
export interface UploadResult {
  brought: number;
  there: number;
}

interface LocalPicture {
  bytes: Buffer;
  sha256: string;
  key: string;
  type: string;
}

async function readPicture(folder: string, id: string, width?: PictureFile['width']): Promise<LocalPicture> {
  const bytes = await readFile(path.join(folder, getFileName(id, width)));
  return {
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    key: getObjectKey({ id, version: computeVersion(bytes), width }),
    type: width === undefined ? 'image/webp' : 'image/avif',
  };
}

/** All forms of all pictures in a folder. */
function* listFiles(folder: string): Generator<[id: string, width?: PictureFile['width']]> {
  for (const id of listPictures(folder))
    for (const width of [undefined, ...PICTURE_WIDTHS])
      if (existsSync(path.join(folder, getFileName(id, width)))) yield [id, width];
}

/**
 * Brings a folder's pictures to S3-compatible storage, with the type and the caching that browsers are to be told. What
 * is there already is known by its hash, and left alone: a run that was broken off is gone on with by another. Throws
 * `OperatorError` where the store refuses one.
 */
export async function uploadPictures(folder: string, { endpoint, bucket, ...keys }: S3Config): Promise<UploadResult> {
  const client = new AwsClient({ ...keys, service: 's3' });
  const done: UploadResult = { brought: 0, there: 0 };

  async function isThere(url: string, { sha256, bytes }: LocalPicture): Promise<boolean> {
    const { ok, headers } = await client.fetch(url, { method: 'HEAD', redirect: 'manual' });
    return ok && headers.get(HASH_HEADER) === sha256 && Number(headers.get('content-length')) === bytes.length;
  }

  async function bring(picture: LocalPicture): Promise<void> {
    const { bytes, sha256, key, type } = picture;
    const url = `${endpoint}/${bucket}/${key}`;
    if (await isThere(url, picture)) return void done.there++;
    const headers = {
      'content-type': type,
      'cache-control': `public, max-age=${YEAR_S}, immutable`,
      // Signed as well: the store refuses what arrives as anything else.
      'x-amz-content-sha256': sha256,
      [HASH_HEADER]: sha256,
    };
    const answer = await client.fetch(url, { method: 'PUT', redirect: 'manual', headers, body: new Uint8Array(bytes) });
    if (!answer.ok || !(await isThere(url, picture)))
      throw new OperatorError(
        `${endpoint} does not take ${key} into the bucket ${bucket} (status ${answer.status}): ${await answer.text()}`,
      );
    done.brought++;
  }

  const forms = listFiles(folder);
  const work = async () => {
    for (const form of forms) await bring(await readPicture(folder, ...form));
  };
  const ends = await Promise.allSettled(Array.from({ length: CONCURRENCY }, work));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return done;
}
