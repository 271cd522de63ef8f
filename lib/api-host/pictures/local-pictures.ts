import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { callAddress } from '@/lib/contract/address';
import { ApiError } from '@/lib/contract/errors';
import { getOutfitPicture } from '@/lib/contract/outfit';
import { PICTURE_WIDTHS, type PictureWidth } from '@/lib/contract/picture-widths';
import { listPictures } from './list-pictures';
import { expiryOf, fileOf, type PictureProof, type Pictures } from './pictures';

/** Pictures from a folder, by addresses of our own origin that carry an HMAC-SHA256 over path and expiry. */
export function createLocalPictures(folder: string, secret: string): Pictures {
  const ids = listPictures(folder);

  const sign = (id: string, expires: number): Buffer =>
    createHmac('sha256', secret)
      .update(`${callAddress(getOutfitPicture, { params: { id } })}\n${expires}`)
      .digest();

  function check(id: string, { expires, signature }: PictureProof, nowMs: number): void {
    const given = Buffer.from(signature, 'base64url');
    const expected = sign(id, expires);
    const fits = given.length === expected.length && timingSafeEqual(given, expected);
    if (!fits || expires * 1_000 <= nowMs) throw new ApiError('FORBIDDEN');
  }

  // One signature for all forms: who may see a picture may see it smaller.
  function address(id: string, nowMs: number, width?: PictureWidth): string {
    const expires = expiryOf(nowMs);
    const signature = sign(id, expires).toString('base64url');
    return callAddress(getOutfitPicture, { params: { id }, query: { expires, signature, width } });
  }

  return {
    ids,
    presign: async (id, nowMs) => address(id, nowMs),
    presignAll: async (id, nowMs) => ({
      presignedUrl: address(id, nowMs),
      variants: PICTURE_WIDTHS.map((width) => ({ width, presignedUrl: address(id, nowMs, width) })),
    }),
    async read(id, proof, nowMs) {
      check(id, proof, nowMs);
      return ids.has(id) ? readFile(path.join(folder, fileOf(id, proof.width))) : null;
    },
  };
}
