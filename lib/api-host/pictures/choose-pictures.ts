import type { Env } from '@/lib/env';
import { packagedDataPath } from '../shared/packaged-data';
import { createLocalPictures } from './local-pictures';
import type { Pictures } from './pictures';
import { createS3Pictures, type S3Config } from './s3-pictures';

/** Returns the configuration of the S3-compatible store, or null if none is configured. */
export function getS3Config(env: Env): S3Config | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket) return null;
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_PUBLIC_URL: publicUrl } = env;
  const keys = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null;
  return { bucket, keys, endpoint, region, publicUrl };
}

/** Returns the outfit pictures, from the S3-compatible store if one is configured, otherwise from the packaged folder. */
export function choosePictures(env: Env): Pictures {
  const [folder, s3] = [packagedDataPath('outfits'), getS3Config(env)];
  return s3 ? createS3Pictures(folder, s3) : createLocalPictures(folder);
}
