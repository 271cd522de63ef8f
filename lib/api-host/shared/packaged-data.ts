import { join } from 'node:path';

/**
 * The path of a file that ships with the project, below `data/`: `packagedDataPath('regions', 'regions.json')`.
 * The working directory is the project's root under `next start`, under tsx and in jest;
 * `import.meta.url` would point into the bundle instead.
 */
export const packagedDataPath = (...segments: string[]): string => join(process.cwd(), 'data', ...segments);
