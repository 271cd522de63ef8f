import { constants, deflateRawSync } from 'node:zlib';
import { between } from './between';
import { joinBrotli, packBrotli } from './brotli-parts';
import { crc32 } from './crc32';

/** What deflate looks back at. */
const WINDOW = 32 * 1_024;
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** The last block, with nothing in it. */
const DEFLATE_END = Buffer.from([0x03, 0x00]);

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
const fillerOf = (length: number) => Buffer.from(Array.from({ length }, (_, i) => (i % 8) + 1));

function packGzip(plain: Buffer[], gap: number): Buffer[] {
  const filler = fillerOf(gap);
  let before = Buffer.alloc(0);
  return plain.map((part) => {
    const dictionary = before.subarray(-WINDOW);
    before = Buffer.concat([before, part, filler]);
    if (part.length === 0) return part;
    const finishFlush = constants.Z_SYNC_FLUSH;
    return deflateRawSync(part, { level: 9, finishFlush, ...(dictionary.length > 0 && { dictionary }) });
  });
}

/** Takes a page apart at a word; all forms that browsers may ask for are made once. */
export async function takeApart(text: string, word: string): Promise<PageParts> {
  const plain = text.split(word).map((part) => Buffer.from(part));
  const gap = word.length;
  return { plain, gzipped: packGzip(plain, gap), brotli: await packBrotli(plain, gap), gap };
}

/** The page with a word of the same length in its gaps. */
export const putTogether = ({ plain }: PageParts, word: string): Buffer =>
  Buffer.concat(between(plain, Buffer.from(word)));

/** The same in Brotli: nothing is compressed, for what differs is not worth it. Null for a page that is not had so. */
export const putTogetherBrotli = ({ brotli }: PageParts, word: string): Buffer | null =>
  brotli && joinBrotli(brotli, word);

/** The same, gzipped. */
export function putTogetherGzipped({ plain, gzipped, gap }: PageParts, word: string): Buffer {
  const filled = Buffer.from(word);
  const stored = Buffer.alloc(5);
  stored.writeUInt16LE(gap, 1);
  stored.writeUInt16LE(~gap & 0xffff, 3);
  const end = Buffer.alloc(8);
  const whole = between(plain, filled);
  end.writeUInt32LE(
    whole.reduce((sum, part) => crc32(part, sum), 0),
    0,
  );
  end.writeUInt32LE(
    whole.reduce((sum, part) => sum + part.length, 0),
    4,
  );
  return Buffer.concat([GZIP_HEAD, ...between(gzipped, Buffer.concat([stored, filled])), DEFLATE_END, end]);
}
