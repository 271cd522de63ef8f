import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { firebaseWebConfig, type FirebaseWebConfig } from '@/lib/contract/notification';
import { EnvError, type Env } from '@/lib/env';

const serviceAccount = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string().min(1),
  token_uri: z.url({ protocol: /^https?$/ }).default('https://oauth2.googleapis.com/token'),
});
export type ServiceAccount = z.infer<typeof serviceAccount>;

export interface FcmConfig {
  account: ServiceAccount;
  web: FirebaseWebConfig;
  vapidKey: string;
  baseUrl: string;
}

function parse<T>(variable: string, text: string, schema: z.ZodType<T>): T {
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
    throw new EnvError('FIREBASE_SERVICE_ACCOUNT must be JSON, or the path of a file that can be read.', { cause });
  }
}

/** How to push by Firebase; null where no service account is set. Throws `EnvError`. */
export function fcmConfigOf(env: Env): FcmConfig | null {
  const { FIREBASE_SERVICE_ACCOUNT: account, FIREBASE_WEB_CONFIG: web, FIREBASE_VAPID_KEY: vapidKey } = env;
  if (!account || !web || !vapidKey) return null;
  return {
    account: parse('FIREBASE_SERVICE_ACCOUNT', readAccount(account), serviceAccount),
    web: parse('FIREBASE_WEB_CONFIG', web, firebaseWebConfig),
    vapidKey,
    baseUrl: env.FCM_BASE_URL,
  };
}
