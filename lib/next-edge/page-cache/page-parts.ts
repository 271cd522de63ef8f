import { constants, deflateRawSync } from 'node:zlib';
import { interleave } from './interleave';
import { joinBrotliParts, compressBrotliParts } from './brotli-parts';
import { crc32 } from './crc32';

const DEFLATE_WINDOW_BYTES = 32 * 1_024;
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty last block. */
const FINAL_BLOCK = Buffer.from([0x03, 0x00]);

/** A page split at its nonce, so that it can be sent with another nonce without compressing it again. */
export interface PageParts {
  plain: Buffer[];
  /** The parts compressed for gzip, and for Brotli if they could be joined. */
  gzipped: Buffer[];
  brotli: Buffer[] | null;
  /** Length of the nonce, in bytes. */
  gap: number;
}

/** Creates bytes that no page contains, so that compression never refers back into a gap. */
const createFiller = (length: number) => Buffer.from(Array.from({ length }, (_, i) => (i % 8) + 1));

function compressGzipParts(plain: Buffer[], gap: number): Buffer[] {
  const filler = createFiller(gap);
  let before = Buffer.alloc(0);
  return plain.map((part) => {
    const dictionary = before.subarray(-DEFLATE_WINDOW_BYTES);
    before = Buffer.concat([before, part, filler]);
    if (part.length === 0) return part;
    const finishFlush = constants.Z_SYNC_FLUSH;
    return deflateRawSync(part, { level: 9, finishFlush, ...(dictionary.length > 0 && { dictionary }) });
  });
}

/** Splits a page at its nonce and compresses the parts once. */
export async function splitPage(html: string, nonce: string): Promise<PageParts> {
  const plain = html.split(nonce).map((part) => Buffer.from(part));
  const gap = nonce.length;
  return { plain, gzipped: compressGzipParts(plain, gap), brotli: await compressBrotliParts(plain, gap), gap };
}

/** Joins a page with another nonce of the same length. */
export const joinPage = ({ plain }: PageParts, nonce: string): Buffer =>
  Buffer.concat(interleave(plain, Buffer.from(nonce)));

/** Joins a page in Brotli with another nonce. Returns null if it has no Brotli form. */
export const joinBrotliPage = ({ brotli }: PageParts, nonce: string): Buffer | null =>
  brotli && joinBrotliParts(brotli, nonce);

export function joinGzipPage({ plain, gzipped, gap }: PageParts, nonce: string): Buffer {
  const nonceBytes = Buffer.from(nonce);
  const stored = Buffer.alloc(5);
  stored.writeUInt16LE(gap, 1);
  stored.writeUInt16LE(~gap & 0xffff, 3);
  const end = Buffer.alloc(8);
  const whole = interleave(plain, nonceBytes);
  end.writeUInt32LE(
    whole.reduce((sum, part) => crc32(part, sum), 0),
    0,
  );
  end.writeUInt32LE(
    whole.reduce((sum, part) => sum + part.length, 0),
    4,
  );
  return Buffer.concat([GZIP_HEADER, ...interleave(gzipped, Buffer.concat([stored, nonceBytes])), FINAL_BLOCK, end]);
}
