import type { Env } from '@/lib/env';
import { packagedDataPath } from '../shared/packaged-data';
import { createLocalPictures } from './local-pictures';
import type { Pictures } from './pictures';
import { createS3Pictures, type S3Config } from './s3-pictures';

/** The S3-compatible storage that an environment names; null where it names none. */
export function getS3Config(env: Env): S3Config | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !accessKeyId || !secretAccessKey) return null;
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_PUBLIC_URL: publicUrl } = env;
  return { bucket, accessKeyId, secretAccessKey, endpoint, region, publicUrl };
}

/** The pictures of the package, from S3-compatible storage where a bucket is named, else from the folder itself. */
export function choosePictures(env: Env): Pictures {
  const [folder, s3] = [packagedDataPath('outfits'), getS3Config(env)];
  return s3 ? createS3Pictures(folder, s3) : createLocalPictures(folder);
}
