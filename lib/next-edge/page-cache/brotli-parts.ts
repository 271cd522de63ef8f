import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import { interleave } from './interleave';

const QUALITY = 7;
/** How far back a decoder looks for what a letter's code depends on. */
const CONTEXT_BYTES = 2;
/** Bytes that no text contains. */
const NOT_TEXT = Array.from({ length: 256 }, (_, byte) => byte).filter(
  (byte) => (byte > 0 && byte < 32 && ![9, 10, 13].includes(byte)) || byte === 0xc0 || byte === 0xc1 || byte > 0xf4,
);
const EMPTY = Buffer.alloc(0);

const decompress = promisify(brotliDecompress);

/** Makes what fills the gaps: the compressor finds nothing in it to refer to, for no three bytes ever come twice. */
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

/** The head of a block that is stored as it is: 'not the last', its length in 16 bits, 'not compressed'. */
function createStoredHeader(length: number): Buffer {
  const head = Buffer.alloc(3);
  head.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
  return head;
}

/** The parts as one stream, with a word of the gaps' length between them: it stands in blocks that are stored. */
export const joinBrotliParts = (packed: Buffer[], word: string): Buffer =>
  Buffer.concat(
    interleave(packed, Buffer.concat([createStoredHeader(word.length + CONTEXT_BYTES), Buffer.from(word)])),
  );

/** Compresses contents one after the other: what came out for each, from a byte of its own on. */
async function compressEach(contents: Buffer[]): Promise<Buffer[]> {
  const compressor = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  const ended = once(compressor, 'end');
  let out: Buffer[] = [];
  compressor.on('data', (chunk: Buffer) => out.push(chunk));
  const packed: Buffer[] = [];
  for (const [i, content] of contents.entries()) {
    out = [];
    compressor.write(content);
    if (i === contents.length - 1) await (compressor.end(), ended);
    // What a flush brings may be told a turn later.
    else await new Promise<void>((done) => compressor.flush(() => done())).then(() => turn());
    packed.push(Buffer.concat(out));
  }
  return packed;
}

/**
 * Compresses parts, each for its place behind gaps in which anything may stand later. With each gap two bytes of the
 * text behind it are stored. Null where the parts, joined, are not what they were: then there is another way.
 */
export async function compressBrotliParts(plain: Buffer[], gap: number): Promise<Buffer[] | null> {
  const [first = EMPTY, ...others] = plain;
  if (others.some(({ length }) => length < CONTEXT_BYTES)) return null;
  const fillerOf = createFiller();
  const behind = others.map((part) => ({
    stored: part.subarray(0, CONTEXT_BYTES),
    rest: part.subarray(CONTEXT_BYTES),
  }));
  const contents = behind.flatMap(({ stored, rest }) => [Buffer.concat([fillerOf(gap), stored]), rest]);
  const [head = EMPTY, ...came] = await compressEach([first, ...contents]);
  const packed = [head, ...behind.map(({ stored }, i) => Buffer.concat([stored, came[2 * i + 1] ?? EMPTY]))];
  const word = '~'.repeat(gap);
  const whole = Buffer.concat(interleave(plain, Buffer.from(word)));
  return whole.equals(await decompress(joinBrotliParts(packed, word))) ? packed : null;
}
