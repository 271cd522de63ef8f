import type { Env } from '@/lib/env';
import { localSecret } from '@/lib/local-secrets';
import { packagedDataPath } from '../shared/packaged-data';
import { createLocalPictures } from './local-pictures';
import type { Pictures } from './pictures';
import { createS3Pictures } from './s3-pictures';

/** The pictures of the package, from S3-compatible storage where a bucket is named, else from the folder itself. */
export function choosePictures(env: Env): Pictures {
  const folder = packagedDataPath('outfits');
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !accessKeyId || !secretAccessKey)
    return createLocalPictures(folder, env.PICTURE_SECRET ?? localSecret(env.DATA_DIR, 'pictures'));
  const { S3_ENDPOINT: endpoint, S3_REGION: region } = env;
  return createS3Pictures(folder, { bucket, accessKeyId, secretAccessKey, endpoint, region });
}
