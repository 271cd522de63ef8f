import * as zlib from 'node:zlib';

const POLYNOMIAL = 0xed_b8_83_20;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
});

/** The checksum of gzip (RFC 1952, section 8), by table; `sum` is that of what stands before. */
export function crc32ByTable(data: Uint8Array, sum = 0): number {
  let value = ~sum;
  for (const byte of data) value = (TABLE[(value ^ byte) & 0xff] as number) ^ (value >>> 8);
  return ~value >>> 0;
}

/** Node has its own, ten times faster, from 20.15 on. */
export const crc32: (data: Uint8Array, sum?: number) => number = zlib.crc32 ?? crc32ByTable;
