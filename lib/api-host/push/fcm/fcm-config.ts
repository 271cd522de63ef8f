import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { firebaseWebConfig, type FirebaseWebConfig } from '@/lib/contract/notification';
import { EnvError, type Env } from '@/lib/env';

const APPLICATION_DEFAULT = 'application-default';

/** By firebase-admin's names; the console's file has them with underscores. */
const serviceAccount = z
  .object({ project_id: z.string().min(1), client_email: z.string().min(1), private_key: z.string().min(1) })
  .transform(({ project_id, client_email, private_key }) => ({
    projectId: project_id,
    clientEmail: client_email,
    privateKey: private_key,
  }));

/** A service account with its key, or whatever identity the machine has at its cloud. */
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
    throw new EnvError(`${variable} must hold the JSON that the Firebase console gives.`, { cause });
  }
}

function readAccount(jsonOrPath: string): string {
  if (jsonOrPath.trimStart().startsWith('{')) return jsonOrPath;
  try {
    return readFileSync(jsonOrPath, 'utf8');
  } catch (cause) {
    throw new EnvError(
      `FIREBASE_SERVICE_ACCOUNT must be JSON, the path of a file that can be read, or ${APPLICATION_DEFAULT}.`,
      { cause },
    );
  }
}

const parseAccount = (value: string): FcmAccount =>
  value === APPLICATION_DEFAULT ? value : parseJson('FIREBASE_SERVICE_ACCOUNT', readAccount(value), serviceAccount);

/** How to push by Firebase; null where no account is set. Throws `EnvError`. */
export function readFcmConfig(env: Env): FcmConfig | null {
  const { FIREBASE_SERVICE_ACCOUNT, FIREBASE_WEB_CONFIG, FIREBASE_VAPID_KEY: vapidKey } = env;
  if (!FIREBASE_SERVICE_ACCOUNT || !FIREBASE_WEB_CONFIG || !vapidKey) return null;
  const account = parseAccount(FIREBASE_SERVICE_ACCOUNT);
  const web = parseJson('FIREBASE_WEB_CONFIG', FIREBASE_WEB_CONFIG, firebaseWebConfig);
  // In another project no token of ours is known: everybody's would be forgotten, one after the other.
  if (account !== APPLICATION_DEFAULT && account.projectId !== web.projectId)
    throw new EnvError('FIREBASE_SERVICE_ACCOUNT and FIREBASE_WEB_CONFIG must be of the same project.');
  return { account, web, vapidKey };
}
