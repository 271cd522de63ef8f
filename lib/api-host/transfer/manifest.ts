import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { OperatorError } from '@/lib/operator-error';
import { EMPTY_TALLY } from './tally';

const FORMAT = 1;

const manifest = z.object({
  format: z.literal(FORMAT),
  id: z.uuid(),
  /** The last migration of the exported database. */
  migration: z.string(),
  /** The export is complete and verified. */
  isDone: z.boolean(),
  tables: z.array(
    z.object({
      name: z.string(),
      /** Gzipped files of JSON lines, each with its hash. */
      parts: z.array(z.object({ file: z.string(), sha256: z.string() })),
      tally: z.object({ rows: z.int(), sum: z.string() }),
      /** Key of the last exported row. */
      last: z.array(z.string()).nullable(),
      isDone: z.boolean(),
    }),
  ),
});

/** Content and progress of an export. */
export type Manifest = z.infer<typeof manifest>;
export type ExportedTable = Manifest['tables'][number];

const getManifestPath = (folder: string) => path.join(folder, 'manifest.json');

/** Writes a file completely or not at all. */
export function writeAtomically(file: string, content: string | Buffer): void {
  writeFileSync(`${file}.draft`, content, { mode: 0o600 });
  renameSync(`${file}.draft`, file);
}

export const writeManifest = (folder: string, content: Manifest): void =>
  writeAtomically(getManifestPath(folder), JSON.stringify(content, null, 1));

/**
 * Reads the manifest of a folder. Throws `OperatorError` if the folder contains no export that this version can read.
 */
export function readManifest(folder: string): Manifest {
  if (!existsSync(getManifestPath(folder)))
    throw new OperatorError(`${folder} contains no export: manifest.json is missing.`);
  try {
    return manifest.parse(JSON.parse(readFileSync(getManifestPath(folder), 'utf8')));
  } catch (cause) {
    throw new OperatorError(`${getManifestPath(folder)} does not have format ${FORMAT}, which this version reads.`, {
      cause,
    });
  }
}

/**
 * Creates the manifest of a new export, or reads that of an interrupted one. Throws `OperatorError` if the folder
 * contains anything else.
 */
export function openManifest(folder: string, migration: string, tables: string[]): Manifest {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length > 0) return resumeManifest(folder, migration);
  const created: Manifest = {
    format: FORMAT,
    id: crypto.randomUUID(),
    migration,
    isDone: false,
    tables: tables.map((name) => ({ name, parts: [], tally: EMPTY_TALLY, last: null, isDone: false })),
  };
  writeManifest(folder, created);
  return created;
}

function resumeManifest(folder: string, migration: string): Manifest {
  const existing = readManifest(folder);
  if (existing.isDone) throw new OperatorError(`${folder} contains a complete export. Choose another folder.`);
  requireMigration(existing, migration, 'continue it');
  return existing;
}

/** Throws `OperatorError` if the export and this version have different migrations. */
export function requireMigration({ migration }: Manifest, own: string, todo = 'import it'): void {
  if (migration !== own)
    throw new OperatorError(
      `The export was made at migration ${migration}, but this version is at ${own}. To ${todo}, use the version that made it and upgrade afterwards.`,
    );
}
