import { createDecipheriv, hkdfSync, type ECDH } from 'node:crypto';

/** The private keys of a browser's subscription. */
export interface SubscriptionKeys {
  ecdh: ECDH;
  auth: Buffer;
}

const SALT = 16;
const TAG = 16;
const LAST_RECORD = 2;

const derive = (ikm: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', ikm, salt, info, bytes));

/** Decrypts the body of a push as a browser does: RFC 8188 (one record) and RFC 8291, implemented from their text. */
export function decryptPush(body: Buffer, { ecdh, auth }: SubscriptionKeys): Buffer {
  const salt = body.subarray(0, SALT);
  const idLength = body[SALT + 4] ?? 0;
  const senderKey = body.subarray(SALT + 5, SALT + 5 + idLength);
  const record = body.subarray(SALT + 5 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const ikm = derive(ecdh.computeSecret(senderKey), auth, info, 32);
  const key = derive(ikm, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(ikm, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG)), decipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== LAST_RECORD) throw new Error('the padding does not end the last record');
  return padded.subarray(0, end);
}
