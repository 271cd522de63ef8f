import { deserialize, serialize } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Increase it whenever the shape of a stored value changes, so that older values are not read. */
export const FORMAT_VERSION = 2;

const FASTEST = { level: 1 };

/** Serialises and compresses a value; maps and typed arrays are preserved. */
export const pack = (value: unknown): Uint8Array => deflateRawSync(serialize(value), FASTEST);

export const unpack = <T>(bytes: Uint8Array): T => deserialize(inflateRawSync(bytes)) as T;
