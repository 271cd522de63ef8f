import { createECDH } from 'node:crypto';
import type { Env } from '@/lib/env';
import { EnvError } from '@/lib/env';
import { deriveLocalSecret } from '@/lib/local-secrets';

/** The application server's own key pair (RFC 8292), base64url, and whom a push service can write to. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
  subject: string;
}

/** Said where nobody configured an address: push services refuse `localhost`. */
const DEFAULT_SUBJECT = 'mailto:push@nalot.example';

/** The uncompressed point that belongs to a private key. Throws where it is none. */
function derivePublicKey(privateKey: Buffer): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return pair.getPublicKey('base64url');
}

/** The pair of a data folder: made from its secret, so that subscriptions survive a restart. */
function localKeys(dataDir: string): Omit<VapidKeys, 'subject'> {
  const privateKey = Buffer.from(deriveLocalSecret(dataDir, 'vapid'), 'hex');
  return { privateKey: privateKey.toString('base64url'), publicKey: derivePublicKey(privateKey) };
}

/** The configured pair, else the data folder's. Throws `EnvError` where the two halves do not belong together. */
export function chooseVapidKeys(env: Env): VapidKeys {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT, SITE_URL } = env;
  const subject = VAPID_SUBJECT ?? (SITE_URL?.startsWith('https:') ? SITE_URL : DEFAULT_SUBJECT);
  if (!publicKey || !privateKey) return { ...localKeys(env.DATA_DIR), subject };
  try {
    if (derivePublicKey(Buffer.from(privateKey, 'base64url')) === publicKey) return { publicKey, privateKey, subject };
  } catch (cause) {
    throw new EnvError('VAPID_PRIVATE_KEY must be a P-256 private key in base64url.', { cause });
  }
  throw new EnvError('VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY.');
}
