import * as zlib from 'node:zlib';

const POLYNOMIAL = 0xed_b8_83_20;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
});

/** Computes the checksum of gzip (RFC 1952, section 8). `sum` is the checksum of the preceding data. */
export function crc32ByTable(data: Uint8Array, sum = 0): number {
  let value = ~sum;
  for (const byte of data) value = (TABLE[(value ^ byte) & 0xff] as number) ^ (value >>> 8);
  return ~value >>> 0;
}

/** Uses the function of Node.js, which exists from 20.15 on and is 10 times faster. */
export const crc32: (data: Uint8Array, sum?: number) => number = zlib.crc32 ?? crc32ByTable;
