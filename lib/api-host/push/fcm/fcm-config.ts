import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { firebaseWebConfig, type FirebaseWebConfig } from '@/lib/contract/notification';
import { EnvError, type Env } from '@/lib/env';

const APPLICATION_DEFAULT = 'application-default';

/** Converts the console's snake_case file to the names of firebase-admin. */
const serviceAccount = z
  .object({ project_id: z.string().min(1), client_email: z.string().min(1), private_key: z.string().min(1) })
  .transform(({ project_id, client_email, private_key }) => ({
    projectId: project_id,
    clientEmail: client_email,
    privateKey: private_key,
  }));

/** Service account with its key, or the identity that the cloud provides to the machine. */
export type FcmAccount = z.infer<typeof serviceAccount> | typeof APPLICATION_DEFAULT;

export interface FcmConfig {
  account: FcmAccount;
  web: FirebaseWebConfig;
  vapidKey: string;
}

function parseJson<T>(variable: string, text: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new EnvError(`${variable} must contain the JSON from the Firebase console.`, { cause });
  }
}

function readAccount(jsonOrPath: string): string {
  if (jsonOrPath.trimStart().startsWith('{')) return jsonOrPath;
  try {
    return readFileSync(jsonOrPath, 'utf8');
  } catch (cause) {
    throw new EnvError(
      `FIREBASE_SERVICE_ACCOUNT must be JSON, the path of a readable file, or ${APPLICATION_DEFAULT}.`,
      { cause },
    );
  }
}

const parseAccount = (value: string): FcmAccount =>
  value === APPLICATION_DEFAULT ? value : parseJson('FIREBASE_SERVICE_ACCOUNT', readAccount(value), serviceAccount);

/** Reads the Firebase settings. Returns null if no account is set; throws `EnvError` if the settings are invalid. */
export function readFcmConfig(env: Env): FcmConfig | null {
  const { FIREBASE_SERVICE_ACCOUNT, FIREBASE_WEB_CONFIG, FIREBASE_VAPID_KEY: vapidKey } = env;
  if (!FIREBASE_SERVICE_ACCOUNT || !FIREBASE_WEB_CONFIG || !vapidKey) return null;
  const account = parseAccount(FIREBASE_SERVICE_ACCOUNT);
  const web = parseJson('FIREBASE_WEB_CONFIG', FIREBASE_WEB_CONFIG, firebaseWebConfig);
  // Another project does not know our tokens: all of them would be deleted, one after the other.
  if (account !== APPLICATION_DEFAULT && account.projectId !== web.projectId)
    throw new EnvError('FIREBASE_SERVICE_ACCOUNT and FIREBASE_WEB_CONFIG must belong to the same project.');
  return { account, web, vapidKey };
}
