import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { OperatorError } from '@/lib/operator-error';
import { writeAtomically, type ExportedTable } from './manifest';

export type ExportPart = ExportedTable['parts'][number];

const hashBytes = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

export function writePart(folder: string, { name, parts }: ExportedTable, lines: string[]): ExportPart {
  const file = path.posix.join(name, `${String(parts.length + 1).padStart(6, '0')}.jsonl.gz`);
  const bytes = gzipSync(lines.join('\n'));
  mkdirSync(path.join(folder, name), { recursive: true, mode: 0o700 });
  writeAtomically(path.join(folder, file), bytes);
  return { file, sha256: hashBytes(bytes) };
}

/** Reads the rows of a file. Throws `OperatorError` if the file is unreadable or damaged. */
export function readPart(folder: string, { file, sha256 }: ExportPart): string[] {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path.join(folder, file));
  } catch (cause) {
    throw new OperatorError(`${file} of the export ${folder} cannot be read. Copy it again.`, { cause });
  }
  if (hashBytes(bytes) !== sha256)
    throw new OperatorError(`${file} of the export ${folder} is damaged. Copy it again.`);
  return gunzipSync(bytes).toString().split('\n');
}
