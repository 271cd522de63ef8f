import { constants, deflateRawSync } from 'node:zlib';
import { crc32 } from './crc32';

/** What deflate looks back at. */
const WINDOW = 32 * 1_024;
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** The last block, with nothing in it. */
const DEFLATE_END = Buffer.from([0x03, 0x00]);

/** A text that is the same each time but for one word, which stands between its parts. */
export interface PageParts {
  plain: Buffer[];
  /** The same parts, each compressed for its place. */
  packed: Buffer[];
  /** The word's length, bytes. */
  gap: number;
}

/** Bytes that no page contains, so that compression never refers back into a gap. */
const fillerOf = (length: number) => Buffer.from(Array.from({ length }, (_, i) => (i % 8) + 1));

/** Takes a page apart at a word; both halves of what browsers may ask for are made once. */
export function takeApart(text: string, word: string): PageParts {
  const plain = text.split(word).map((part) => Buffer.from(part));
  const filler = fillerOf(word.length);
  let before = Buffer.alloc(0);
  const packed = plain.map((part) => {
    const dictionary = before.subarray(-WINDOW);
    before = Buffer.concat([before, part, filler]);
    if (part.length === 0) return part;
    const finishFlush = constants.Z_SYNC_FLUSH;
    return deflateRawSync(part, { level: 9, finishFlush, ...(dictionary.length > 0 && { dictionary }) });
  });
  return { plain, packed, gap: word.length };
}

const between = (parts: Buffer[], gap: Buffer): Buffer[] =>
  parts.flatMap((part, i) => (i === 0 ? [part] : [gap, part]));

/** The page with a word of the same length in its gaps. */
export const putTogether = ({ plain }: PageParts, word: string): Buffer =>
  Buffer.concat(between(plain, Buffer.from(word)));

/** The same, gzipped: nothing is compressed, for what differs is not worth it. */
export function putTogetherGzipped({ plain, packed, gap }: PageParts, word: string): Buffer {
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
  return Buffer.concat([GZIP_HEAD, ...between(packed, Buffer.concat([stored, filled])), DEFLATE_END, end]);
}
