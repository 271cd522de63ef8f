import { AwsClient } from 'aws4fetch';
import { listPictures } from './list-pictures';
import { WINDOW_S, type Pictures } from './pictures';

export interface S3Config {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** `20260722T120000Z`, the start of the present window. */
const signingDate = (nowMs: number): string =>
  new Date(Math.floor(nowMs / 1_000 / WINDOW_S) * WINDOW_S * 1_000).toISOString().replace(/[-:]|\.\d+/g, '');

/**
 * Pictures from S3-compatible storage, under `outfits/{id}.webp`, by presigned addresses of its own origin. The
 * bucket holds what the packaged folder holds, so that folder says which there are.
 */
export function createS3Pictures(folder: string, { endpoint, bucket, ...keys }: S3Config): Pictures {
  const client = new AwsClient({ ...keys, service: 's3' });
  return {
    ids: listPictures(folder),
    async presign(id, nowMs) {
      const expires = 2 * WINDOW_S;
      const url = `${endpoint}/${bucket}/outfits/${id}.webp?X-Amz-Expires=${expires}`;
      const signed = await client.sign(url, { aws: { signQuery: true, datetime: signingDate(nowMs) } });
      return signed.url;
    },
  };
}
