import { hkdfSync } from 'node:crypto';
import type { Env } from './env';
import { deriveLocalSecret } from './local-secrets';

/** Keys of the API host. They are derived separately, so that one does not reveal another. */
export interface ApiKeys {
  /** Proves to a remote API host that a request comes from a BFF. The host then trusts its forwarded client address. */
  bff: string;
  /** Signs the cookies of devices from which a member has logged in. */
  device: string;
  /** Hashes usernames and networks in security log lines. */
  log: string;
  /** Opens the built-in mailbox of a local installation. */
  mailbox: string;
}

const deriveKey = (secret: string, purpose: keyof ApiKeys): string =>
  Buffer.from(hkdfSync('sha256', secret, '', `nalot:${purpose}`, 32)).toString('base64url');

/** Derives the keys from `API_SECRET`, or from the generated secret of the data folder if it is not set. */
export function deriveApiKeys({ API_SECRET, DATA_DIR }: Pick<Env, 'API_SECRET' | 'DATA_DIR'>): ApiKeys {
  const secret = API_SECRET ?? deriveLocalSecret(DATA_DIR, 'api');
  return {
    bff: deriveKey(secret, 'bff'),
    device: deriveKey(secret, 'device'),
    log: deriveKey(secret, 'log'),
    mailbox: deriveKey(secret, 'mailbox'),
  };
}

/** Header with which a BFF authenticates to the API host. */
export const BFF_HEADER = 'x-nalot-bff';
