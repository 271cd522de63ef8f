import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { DataFolderError, explainFolderError, OperatorError } from './operator-error';

const secretsFile = z.object({ master: z.string().regex(/^[0-9a-f]{64}$/) });

/**
 * Reads the master secret of a data folder and creates it if there is none. Processes that start at the same time use
 * the same secret. Throws `OperatorError` if the file or folder is unusable.
 */
function readMaster(dataDir: string): string {
  const file = path.join(dataDir, 'secrets.json');
  try {
    return secretsFile.parse(JSON.parse(readFileSync(file, 'utf8'))).master;
  } catch (error) {
    const fault = explainFolderError(dataDir, error);
    if (fault instanceof DataFolderError) throw fault;
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new OperatorError(`${file} cannot be read. Restore it, or remove it to generate new secrets.`, {
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

/** Creates the file atomically: a hard link to a complete draft either succeeds or fails because the file exists. */
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

/** Derives a secret for one purpose (64 hex digits) from the master secret of a data folder. */
export const deriveLocalSecret = (dataDir: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', readMaster(dataDir), '', `nalot:${purpose}`, 32)).toString('hex');
