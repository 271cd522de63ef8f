import { hkdfSync } from 'node:crypto';
import type { Env } from './env';
import { deriveLocalSecret } from './local-secrets';

/** Each key is for one purpose, and none tells of another. */
export interface ApiKeys {
  /** What a BFF shows a host elsewhere, which then believes whom it speaks for. */
  bff: string;
  /** What the cookies of devices that somebody logged in from are signed with. */
  device: string;
  /** What names and networks in lines about security are hashed with. */
  log: string;
  /** What opens the mailbox of a clone. */
  mailbox: string;
}

const deriveKey = (secret: string, purpose: keyof ApiKeys): string =>
  Buffer.from(hkdfSync('sha256', secret, '', `nalot:${purpose}`, 32)).toString('base64url');

/** The keys of the API host, of `API_SECRET`; without it, of a secret that is made once for the data folder. */
export function deriveApiKeys({ API_SECRET, DATA_DIR }: Pick<Env, 'API_SECRET' | 'DATA_DIR'>): ApiKeys {
  const secret = API_SECRET ?? deriveLocalSecret(DATA_DIR, 'api');
  return {
    bff: deriveKey(secret, 'bff'),
    device: deriveKey(secret, 'device'),
    log: deriveKey(secret, 'log'),
    mailbox: deriveKey(secret, 'mailbox'),
  };
}

/** The header that a BFF proves itself by. */
export const BFF_HEADER = 'x-nalot-bff';
