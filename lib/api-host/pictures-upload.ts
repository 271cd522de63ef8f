import { EnvError } from '@/lib/env';
import { getS3Config } from './pictures/choose-pictures';
import { uploadPictures } from './pictures/upload-pictures';
import { runCommand } from './run-command';
import { packagedDataPath } from './shared/packaged-data';

/** `npm run pictures:upload`: brings the outfits' pictures to the S3-compatible storage that the environment names. */
void runCommand(async (config, _, tell) => {
  const s3 = getS3Config(config);
  if (!s3) throw new EnvError('S3_BUCKET must be set: there is no storage to bring pictures to.');
  const { brought, there } = await uploadPictures(packagedDataPath('outfits'), s3);
  tell(`${brought + there} pictures are in the bucket ${s3.bucket}: ${brought} were brought, ${there} were there.`);
});
