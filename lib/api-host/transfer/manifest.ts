import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { OperatorError } from '@/lib/operator-error';
import { EMPTY_TALLY } from './tally';

const FORMAT = 1;

const manifest = z.object({
  format: z.literal(FORMAT),
  id: z.uuid(),
  /** The last migration of the database that this was taken from. */
  migration: z.string(),
  /** Everything was read, and read a second time. */
  isDone: z.boolean(),
  tables: z.array(
    z.object({
      name: z.string(),
      /** Files of JSON lines, gzipped; the hash is of the file. */
      parts: z.array(z.object({ file: z.string(), sha256: z.string() })),
      tally: z.object({ rows: z.int(), sum: z.string() }),
      /** The key of the last row that was read. */
      last: z.array(z.string()).nullable(),
      isDone: z.boolean(),
    }),
  ),
});

/** What an export holds, and how far it has come. */
export type Manifest = z.infer<typeof manifest>;
export type ExportedTable = Manifest['tables'][number];

const getManifestPath = (folder: string) => path.join(folder, 'manifest.json');

/** Writes a file that is there whole or not at all. */
export function writeAtomically(file: string, content: string | Buffer): void {
  writeFileSync(`${file}.draft`, content, { mode: 0o600 });
  renameSync(`${file}.draft`, file);
}

export const writeManifest = (folder: string, content: Manifest): void =>
  writeAtomically(getManifestPath(folder), JSON.stringify(content, null, 1));

/** What a folder holds. Throws `OperatorError` where it holds no export that this version can read. */
export function readManifest(folder: string): Manifest {
  if (!existsSync(getManifestPath(folder)))
    throw new OperatorError(`${folder} holds no export: it has no manifest.json.`);
  try {
    return manifest.parse(JSON.parse(readFileSync(getManifestPath(folder), 'utf8')));
  } catch (cause) {
    throw new OperatorError(`${getManifestPath(folder)} is not of the format ${FORMAT} that this version reads.`, {
      cause,
    });
  }
}

/**
 * The manifest of an export that begins, or goes on where another run was broken off. Throws `OperatorError` for a
 * folder that holds anything else.
 */
export function openManifest(folder: string, migration: string, tables: string[]): Manifest {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length > 0) return resumeManifest(folder, migration);
  const begun: Manifest = {
    format: FORMAT,
    id: crypto.randomUUID(),
    migration,
    isDone: false,
    tables: tables.map((name) => ({ name, parts: [], tally: EMPTY_TALLY, last: null, isDone: false })),
  };
  writeManifest(folder, begun);
  return begun;
}

function resumeManifest(folder: string, migration: string): Manifest {
  const found = readManifest(folder);
  if (found.isDone) throw new OperatorError(`${folder} holds an export that is complete: name another folder.`);
  requireMigration(found, migration, 'go on with it');
  return found;
}

/** Throws `OperatorError` where an export is of other migrations than this version has. */
export function requireMigration({ migration }: Manifest, own: string, todo = 'import it'): void {
  if (migration !== own)
    throw new OperatorError(
      `The export is of a database at ${migration} and this version is at ${own}: ${todo} with the version that made it, and upgrade afterwards.`,
    );
}
