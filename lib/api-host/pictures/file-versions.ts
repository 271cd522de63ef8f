import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { computeVersion } from './pictures';

/** Returns the version of a file in a folder, or null if it does not exist. */
export type GetFileVersion = (file: string) => Promise<string | null>;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Creates a lookup of file versions in a folder. Each file is read once, on its first lookup. */
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
