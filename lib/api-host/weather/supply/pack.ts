import { deserialize, serialize } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Bumped when the shape of anything that is stored changes, so that nothing of an older shape is read. */
export const FORMAT_VERSION = 2;

const FASTEST = { level: 1 };

/** A value as it is stored: maps and typed arrays as they are, compressed. */
export const pack = (value: unknown): Uint8Array => deflateRawSync(serialize(value), FASTEST);

/** What `pack` was given. */
export const unpack = <T>(bytes: Uint8Array): T => deserialize(inflateRawSync(bytes)) as T;
