import { AwsClient } from 'aws4fetch';
import { createPictureUrls, type PictureFile } from './picture-urls';
import type { Pictures } from './pictures';

export interface S3Config {
  endpoint: string;
  bucket: string;
  region: string;
  /** Null if the bucket is public and this process does not write to it. */
  keys: { accessKeyId: string; secretAccessKey: string } | null;
  /** Public address of the bucket or of its CDN, if browsers may read it without a signature. */
  publicUrl?: string;
}

/** Signed URLs stay the same within a window, so that browsers can cache the pictures. */
export const SIGNING_WINDOW_S = 12 * 3_600;

/** Returns the object key of a picture's file. It contains the version, so that several versions can coexist. */
export const getObjectKey = ({ id, version, width }: PictureFile): string =>
  width === undefined ? `outfits/${id}.${version}.webp` : `outfits/${width}/${id}.${version}.avif`;

/** Returns the start of the current window: `20260722T120000Z`. */
const getSigningDate = (nowMs: number): string =>
  new Date(Math.floor(nowMs / 1_000 / SIGNING_WINDOW_S) * SIGNING_WINDOW_S * 1_000)
    .toISOString()
    .replace(/[-:]|\.\d+/g, '');

/** Signs a URL for two windows, so that it is still valid for 12 hours when the next window begins. */
async function sign(client: AwsClient, url: string, nowMs: number): Promise<string> {
  const signed = await client.sign(`${url}?X-Amz-Expires=${2 * SIGNING_WINDOW_S}`, {
    aws: { signQuery: true, datetime: getSigningDate(nowMs) },
  });
  return signed.url;
}

/**
 * Returns the pictures of an S3-compatible store, with presigned URLs or, if the bucket is public, with permanent ones.
 * The packaged folder determines which pictures exist; `npm run pictures:upload` copies them to the store.
 */
export function createS3Pictures(folder: string, config: S3Config): Pictures {
  const { endpoint, bucket, region, keys, publicUrl } = config;
  if (publicUrl) return createPictureUrls(folder, (form) => `${publicUrl}/${getObjectKey(form)}`);
  if (!keys) throw new Error('a bucket that is not public requires keys.');
  const client = new AwsClient({ ...keys, region, service: 's3' });
  return createPictureUrls(folder, (form, nowMs) => sign(client, `${endpoint}/${bucket}/${getObjectKey(form)}`, nowMs));
}
