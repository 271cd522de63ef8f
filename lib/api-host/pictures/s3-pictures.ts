import { AwsClient } from 'aws4fetch';
import { createPictureUrls, type PictureFile } from './picture-urls';
import type { Pictures } from './pictures';

export interface S3Config {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Where browsers get at the bucket without a signature: its own public address, or that of a CDN before it. */
  publicUrl?: string;
}

/** Within a window of signed addresses each stays the same, so that it can be cached. */
export const SIGNING_WINDOW_S = 12 * 3_600;

/** Where a form of a picture lies in a bucket: under what it shows, so that versions lie side by side. */
export const getObjectKey = ({ id, version, width }: PictureFile): string =>
  width === undefined ? `outfits/${id}.${version}.webp` : `outfits/${width}/${id}.${version}.avif`;

/** `20260722T120000Z`, the start of the present window. */
const getSigningDate = (nowMs: number): string =>
  new Date(Math.floor(nowMs / 1_000 / SIGNING_WINDOW_S) * SIGNING_WINDOW_S * 1_000)
    .toISOString()
    .replace(/[-:]|\.\d+/g, '');

/** A signed address lives two windows: when the next one begins, it is good for 12 hours more. */
async function sign(client: AwsClient, url: string, nowMs: number): Promise<string> {
  const signed = await client.sign(`${url}?X-Amz-Expires=${2 * SIGNING_WINDOW_S}`, {
    aws: { signQuery: true, datetime: getSigningDate(nowMs) },
  });
  return signed.url;
}

/**
 * Pictures from S3-compatible storage (`npm run pictures:upload` brings them there), by presigned addresses of its own
 * origin; by lasting ones where the bucket can be read by everyone. It holds what the packaged folder holds, so that
 * folder says which there are.
 */
export function createS3Pictures(folder: string, config: S3Config): Pictures {
  const { endpoint, bucket, publicUrl, ...keys } = config;
  if (publicUrl) return createPictureUrls(folder, (form) => `${publicUrl}/${getObjectKey(form)}`);
  const client = new AwsClient({ ...keys, service: 's3' });
  return createPictureUrls(folder, (form, nowMs) => sign(client, `${endpoint}/${bucket}/${getObjectKey(form)}`, nowMs));
}
