import { createECDH } from 'node:crypto';
import type { Env } from '@/lib/env';
import { EnvError } from '@/lib/env';
import { deriveLocalSecret } from '@/lib/local-secrets';

/** Key pair of the application server (RFC 8292) in base64url, and the contact address for push services. */
export interface VapidKeys {
  publicKey: string;
  /** Null on an instance that sends no pushes. */
  privateKey: string | null;
  subject: string;
}

/** Contact if none is configured, because push services reject `localhost`. */
const DEFAULT_SUBJECT = 'mailto:push@nalot.example';

/** Returns the uncompressed point of a private key. Throws if the key is invalid. */
function derivePublicKey(privateKey: Buffer): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return pair.getPublicKey('base64url');
}

/** Returns the pair of a data folder. It is derived from a stored secret, so that subscriptions survive a restart. */
function deriveLocalKeys(dataDir: string): { publicKey: string; privateKey: string } {
  const privateKey = Buffer.from(deriveLocalSecret(dataDir, 'vapid'), 'hex');
  return { privateKey: privateKey.toString('base64url'), publicKey: derivePublicKey(privateKey) };
}

/**
 * Returns the configured pair or public key, else the pair of the data folder. Throws `EnvError` if the two keys do not
 * match.
 */
export function chooseVapidKeys(env: Env): VapidKeys {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT, SITE_URL } = env;
  const subject = VAPID_SUBJECT ?? (SITE_URL?.startsWith('https:') ? SITE_URL : DEFAULT_SUBJECT);
  if (!publicKey) return { ...deriveLocalKeys(env.DATA_DIR), subject };
  if (!privateKey) return { publicKey, privateKey: null, subject };
  try {
    if (derivePublicKey(Buffer.from(privateKey, 'base64url')) === publicKey) return { publicKey, privateKey, subject };
  } catch (cause) {
    throw new EnvError('VAPID_PRIVATE_KEY must be a P-256 private key in base64url.', { cause });
  }
  throw new EnvError('VAPID_PUBLIC_KEY does not match VAPID_PRIVATE_KEY.');
}
