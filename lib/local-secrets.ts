import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { DataFolderError, explainFolderError, OperatorError } from './operator-error';

const secretsFile = z.object({ master: z.string().regex(/^[0-9a-f]{64}$/) });

/** The master secret of a data folder, made at first need. Two processes that start at once agree on one. */
function readMaster(dataDir: string): string {
  const file = path.join(dataDir, 'secrets.json');
  try {
    return secretsFile.parse(JSON.parse(readFileSync(file, 'utf8'))).master;
  } catch (error) {
    const fault = explainFolderError(dataDir, error);
    if (fault instanceof DataFolderError) throw fault;
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new OperatorError(`${file} cannot be read; restore it, or remove it to have new secrets made.`, {
        cause: error,
      });
  }
  try {
    createMaster(file);
  } catch (error) {
    throw explainFolderError(dataDir, error);
  }
  return readMaster(dataDir);
}

/** Linking a finished file into place either succeeds whole or finds that someone was faster. */
function createMaster(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  writeFileSync(draft, JSON.stringify({ master: randomBytes(32).toString('hex') }), {
    mode: 0o600,
    flag: 'wx',
  });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * A secret of the embedded default for one purpose (64 hex digits), derived from the data folder's master secret, so
 * that a new purpose never needs the file to be rewritten.
 */
export const deriveLocalSecret = (dataDir: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', readMaster(dataDir), '', `nalot:${purpose}`, 32)).toString('hex');
