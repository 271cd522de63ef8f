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

const CONCURRENCY = 8;
/** Object metadata with the hash of the content, to recognise uploaded files. */
const HASH_HEADER = 'x-amz-meta-sha256';

type WritableS3 = S3Config & { keys: NonNullable<S3Config['keys']> };

/** Numbers of uploaded files and of files that the store already had. */
export interface UploadResult {
  uploaded: number;
  unchanged: number;
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

function* listFiles(folder: string): Generator<[id: string, width?: PictureFile['width']]> {
  for (const id of listPictures(folder))
    for (const width of [undefined, ...PICTURE_WIDTHS])
      if (existsSync(path.join(folder, getFileName(id, width)))) yield [id, width];
}

/**
 * Uploads the pictures of a folder to an S3-compatible store, with their content type and cache control. Files that the
 * store already has, by hash, are skipped, so an interrupted run can be repeated. Throws `OperatorError` if the store
 * rejects a file.
 */
export async function uploadPictures(
  folder: string,
  { endpoint, bucket, region, keys }: WritableS3,
): Promise<UploadResult> {
  const client = new AwsClient({ ...keys, region, service: 's3' });
  const result: UploadResult = { uploaded: 0, unchanged: 0 };

  async function isUploaded(url: string, { sha256, bytes }: LocalPicture): Promise<boolean> {
    const { ok, headers } = await client.fetch(url, { method: 'HEAD', redirect: 'manual' });
    return ok && headers.get(HASH_HEADER) === sha256 && Number(headers.get('content-length')) === bytes.length;
  }

  async function upload(picture: LocalPicture): Promise<void> {
    const { bytes, sha256, key, type } = picture;
    const url = `${endpoint}/${bucket}/${key}`;
    if (await isUploaded(url, picture)) return void result.unchanged++;
    const headers = {
      'content-type': type,
      'cache-control': `public, max-age=${YEAR_S}, immutable`,
      // Part of the signature: the store rejects a body with another hash.
      'x-amz-content-sha256': sha256,
      [HASH_HEADER]: sha256,
    };
    const response = await client.fetch(url, {
      method: 'PUT',
      redirect: 'manual',
      headers,
      body: new Uint8Array(bytes),
    });
    if (!response.ok || !(await isUploaded(url, picture)))
      throw new OperatorError(
        `Upload of ${key} to the bucket ${bucket} at ${endpoint} failed (status ${response.status}): ${await response.text()}`,
      );
    result.uploaded++;
  }

  const files = listFiles(folder);
  const work = async () => {
    for (const file of files) await upload(await readPicture(folder, ...file));
  };
  const ends = await Promise.allSettled(Array.from({ length: CONCURRENCY }, work));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return result;
}
