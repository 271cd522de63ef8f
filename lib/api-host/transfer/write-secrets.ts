import path from 'node:path';
import type { Env } from '@/lib/env';
import { deriveLocalSecret } from '@/lib/local-secrets';
import { chooseVapidKeys } from '../push/web-push/vapid-keys';
import { writeAtomically } from './manifest';

/**
 * Writes the secrets that the data folder has generated as environment variables. Without them, sessions, known devices
 * and push subscriptions would become invalid. Returns the path of the file.
 */
export function writeSecrets(folder: string, env: Env): string {
  const { publicKey, privateKey } = chooseVapidKeys(env);
  const secrets = {
    SESSION_SECRET: env.SESSION_SECRET ?? deriveLocalSecret(env.DATA_DIR, 'session'),
    API_SECRET: env.API_SECRET ?? deriveLocalSecret(env.DATA_DIR, 'api'),
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey ?? '',
  };
  const file = path.join(folder, 'secrets.env');
  writeAtomically(
    file,
    Object.entries(secrets)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  return file;
}
