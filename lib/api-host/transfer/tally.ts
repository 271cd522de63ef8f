import { createHash } from 'node:crypto';

/** Number of rows and a checksum that does not depend on their order. */
export interface Tally {
  rows: number;
  /** The low 128 bits of the sum of the rows' SHA-256, as hex. */
  sum: string;
}

const DIGITS = 32;
export const EMPTY_TALLY: Tally = { rows: 0, sum: '0'.repeat(DIGITS) };

const hashLine = (line: string): bigint =>
  BigInt(`0x${createHash('sha256').update(line).digest('hex').slice(0, DIGITS)}`);

/** Returns a tally with further rows, each given as one line of text. */
export function addLines({ rows, sum }: Tally, lines: readonly string[]): Tally {
  const total = lines.reduce((before, line) => before + hashLine(line), BigInt(`0x${sum}`));
  return {
    rows: rows + lines.length,
    sum: BigInt.asUintN(DIGITS * 4, total)
      .toString(16)
      .padStart(DIGITS, '0'),
  };
}
