import { AwsClient } from 'aws4fetch';
import { PICTURE_WIDTHS } from '@/lib/contract/picture-widths';
import { listPictures } from './list-pictures';
import { fileOf, WINDOW_S, type Pictures } from './pictures';

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
 * Pictures from S3-compatible storage, under `outfits/{id}.webp` and `outfits/{width}/{id}.avif`, by presigned addresses of its own origin. The
 * bucket holds what the packaged folder holds, so that folder says which there are.
 */
export function createS3Pictures(folder: string, { endpoint, bucket, ...keys }: S3Config): Pictures {
  const client = new AwsClient({ ...keys, service: 's3' });
  async function address(nowMs: number, id: string, width?: number): Promise<string> {
    const expires = 2 * WINDOW_S;
    const url = `${endpoint}/${bucket}/outfits/${fileOf(id, width)}?X-Amz-Expires=${expires}`;
    const signed = await client.sign(url, { aws: { signQuery: true, datetime: signingDate(nowMs) } });
    return signed.url;
  }

  return {
    ids: listPictures(folder),
    presign: (id, nowMs) => address(nowMs, id),
    async presignAll(id, nowMs) {
      const sign = async (width: number) => ({ width, presignedUrl: await address(nowMs, id, width) });
      return { presignedUrl: await address(nowMs, id), variants: await Promise.all(PICTURE_WIDTHS.map(sign)) };
    },
  };
}
