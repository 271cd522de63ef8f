import { join } from 'node:path';

/**
 * Returns the path of a packaged file below `data/`, such as `packagedDataPath('regions', 'regions.json')`. It uses the
 * working directory, which is the project's root under `next start`, tsx and jest; `import.meta.url` would point into
 * the bundle.
 */
export const packagedDataPath = (...segments: string[]): string => join(process.cwd(), 'data', ...segments);
