import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import { interleave } from './interleave';

const QUALITY = 7;
/** Number of preceding bytes that select the code of a literal (RFC 7932, section 7.1). */
const CONTEXT_BYTES = 2;
/** Bytes that never occur in UTF-8 text. */
const NOT_TEXT = Array.from({ length: 256 }, (_, byte) => byte).filter(
  (byte) => (byte > 0 && byte < 32 && ![9, 10, 13].includes(byte)) || byte === 0xc0 || byte === 0xc1 || byte > 0xf4,
);
const EMPTY = Buffer.alloc(0);

const decompress = promisify(brotliDecompress);

/** Returns a function that creates gap contents. No sequence of three bytes repeats, so the compressor cannot refer to it. */
function createFiller(): (length: number) => Buffer {
  const seen = new Set<number>();
  let lastTwo = 0;
  const next = () => {
    const byte = NOT_TEXT.find((each) => !seen.has((lastTwo << 8) | each)) ?? 0;
    seen.add((lastTwo << 8) | byte);
    lastTwo = ((lastTwo << 8) | byte) & 0xffff;
    return byte;
  };
  return (length) => Buffer.from(Array.from({ length }, next));
}

/** Creates the header of an uncompressed block: 'not last', its length in 16 bits, 'uncompressed'. */
function createStoredHeader(length: number): Buffer {
  const head = Buffer.alloc(3);
  head.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
  return head;
}

/** Joins the parts to one stream with `text` in each gap, in uncompressed blocks. `text` has the length of the gaps. */
export const joinBrotliParts = (compressed: Buffer[], text: string): Buffer =>
  Buffer.concat(
    interleave(compressed, Buffer.concat([createStoredHeader(text.length + CONTEXT_BYTES), Buffer.from(text)])),
  );

/** Compresses contents in one stream. Returns the output of each, aligned to bytes. */
async function compressEach(contents: Buffer[]): Promise<Buffer[]> {
  const compressor = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  const ended = once(compressor, 'end');
  let out: Buffer[] = [];
  compressor.on('data', (chunk: Buffer) => out.push(chunk));
  const compressed: Buffer[] = [];
  for (const [i, content] of contents.entries()) {
    out = [];
    compressor.write(content);
    if (i === contents.length - 1) await (compressor.end(), ended);
    // The data of a flush may arrive one turn later.
    else await new Promise<void>((done) => compressor.flush(() => done())).then(() => turn());
    compressed.push(Buffer.concat(out));
  }
  return compressed;
}

/**
 * Compresses the parts of a text so that they can be joined with any text in the gaps. The two bytes after a gap stay
 * uncompressed, because their coding depends on it. Returns null if the parts cannot be joined, which is verified here.
 */
export async function compressBrotliParts(plain: Buffer[], gap: number): Promise<Buffer[] | null> {
  const [first = EMPTY, ...others] = plain;
  if (others.some(({ length }) => length < CONTEXT_BYTES)) return null;
  const createGap = createFiller();
  const following = others.map((part) => ({
    stored: part.subarray(0, CONTEXT_BYTES),
    rest: part.subarray(CONTEXT_BYTES),
  }));
  const contents = following.flatMap(({ stored, rest }) => [Buffer.concat([createGap(gap), stored]), rest]);
  const [head = EMPTY, ...outputs] = await compressEach([first, ...contents]);
  const compressed = [head, ...following.map(({ stored }, i) => Buffer.concat([stored, outputs[2 * i + 1] ?? EMPTY]))];
  const text = '~'.repeat(gap);
  const whole = Buffer.concat(interleave(plain, Buffer.from(text)));
  return whole.equals(await decompress(joinBrotliParts(compressed, text))) ? compressed : null;
}
