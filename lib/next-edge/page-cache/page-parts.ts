import { constants, deflateRawSync } from 'node:zlib';
import { interleave } from './interleave';
import { joinBrotliParts, compressBrotliParts } from './brotli-parts';
import { crc32 } from './crc32';

/** What deflate looks back at. */
const DEFLATE_WINDOW_BYTES = 32 * 1_024;
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** The last block, with nothing in it. */
const FINAL_BLOCK = Buffer.from([0x03, 0x00]);

/** A text that is the same each time but for one word, which stands between its parts. */
export interface PageParts {
  plain: Buffer[];
  /** The same parts, each compressed for its place: for gzip, and for Brotli where it can be. */
  gzipped: Buffer[];
  brotli: Buffer[] | null;
  /** The word's length, bytes. */
  gap: number;
}

/** Bytes that no page contains, so that compression never refers back into a gap. */
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

/** Takes a page apart at a word; all forms that browsers may ask for are made once. */
export async function splitPage(text: string, word: string): Promise<PageParts> {
  const plain = text.split(word).map((part) => Buffer.from(part));
  const gap = word.length;
  return { plain, gzipped: compressGzipParts(plain, gap), brotli: await compressBrotliParts(plain, gap), gap };
}

/** The page with a word of the same length in its gaps. */
export const joinPage = ({ plain }: PageParts, word: string): Buffer =>
  Buffer.concat(interleave(plain, Buffer.from(word)));

/** The same in Brotli: nothing is compressed, for what differs is not worth it. Null for a page that is not had so. */
export const joinBrotliPage = ({ brotli }: PageParts, word: string): Buffer | null =>
  brotli && joinBrotliParts(brotli, word);

/** The same, gzipped. */
export function joinGzipPage({ plain, gzipped, gap }: PageParts, word: string): Buffer {
  const filled = Buffer.from(word);
  const stored = Buffer.alloc(5);
  stored.writeUInt16LE(gap, 1);
  stored.writeUInt16LE(~gap & 0xffff, 3);
  const end = Buffer.alloc(8);
  const whole = interleave(plain, filled);
  end.writeUInt32LE(
    whole.reduce((sum, part) => crc32(part, sum), 0),
    0,
  );
  end.writeUInt32LE(
    whole.reduce((sum, part) => sum + part.length, 0),
    4,
  );
  return Buffer.concat([GZIP_HEADER, ...interleave(gzipped, Buffer.concat([stored, filled])), FINAL_BLOCK, end]);
}
