import { createHash } from 'node:crypto';

/** How many rows there are, and a sum over them that is the same in whatever order they come. */
export interface Tally {
  rows: number;
  /** 128 bits, as hex: the sum of the rows' SHA-256, as far as it fits. */
  sum: string;
}

const DIGITS = 32;
export const EMPTY_TALLY: Tally = { rows: 0, sum: '0'.repeat(DIGITS) };

const hashLine = (line: string): bigint =>
  BigInt(`0x${createHash('sha256').update(line).digest('hex').slice(0, DIGITS)}`);

/** A tally with more rows in it, each as one line of text. */
export function addLines({ rows, sum }: Tally, lines: readonly string[]): Tally {
  const total = lines.reduce((before, line) => before + hashLine(line), BigInt(`0x${sum}`));
  return {
    rows: rows + lines.length,
    sum: BigInt.asUintN(DIGITS * 4, total)
      .toString(16)
      .padStart(DIGITS, '0'),
  };
}
