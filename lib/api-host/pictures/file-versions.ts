import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { computeVersion } from './pictures';

/** The version of a file in a folder; null where there is none. */
export type GetFileVersion = (file: string) => Promise<string | null>;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The versions of a folder's files; each file is read once, when it is first asked for. */
export function createFileVersions(folder: string): GetFileVersion {
  const known = new Map<string, Promise<string | null>>();
  return (file) => {
    const version =
      known.get(file) ??
      readFile(path.join(folder, file)).then(computeVersion, (error: unknown) => {
        known.delete(file);
        if (isMissing(error)) return null;
        throw error;
      });
    known.set(file, version);
    return version;
  };
}
