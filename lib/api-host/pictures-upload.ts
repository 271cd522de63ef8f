import { EnvError } from '@/lib/env';
import { getS3Config } from './pictures/choose-pictures';
import { uploadPictures } from './pictures/upload-pictures';
import { runCommand } from './run-command';
import { packagedDataPath } from './shared/packaged-data';

/** `npm run pictures:upload`: uploads the outfit pictures to the configured S3-compatible store. */
void runCommand(async (config, _, report) => {
  const s3 = getS3Config(config);
  if (!s3) throw new EnvError('S3_BUCKET must be set to upload pictures.');
  if (!s3.keys) throw new EnvError('S3_ACCESS_KEY_ID must be set to upload pictures.');
  const { uploaded, unchanged } = await uploadPictures(packagedDataPath('outfits'), { ...s3, keys: s3.keys });
  report(
    `Bucket ${s3.bucket} has all ${uploaded + unchanged} picture files: ${uploaded} uploaded, ${unchanged} already there.`,
  );
});
