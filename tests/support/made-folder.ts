import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { writeState } from '@/lib/api-host/db/data-folder';
import { databaseImage } from './memory-database';

/**
 * Lays a migrated, empty database into a data folder, as a host leaves it: to make one takes seconds, and is the subject
 * of few tests.
 */
export async function layDatabase(folder: string): Promise<void> {
  const database = path.join(folder, 'db');
  mkdirSync(database, { recursive: true, mode: 0o700 });
  // What it says of the image's absolute names is not worth reading.
  execFileSync('tar', ['-xf', await databaseImage(), '-C', database], { stdio: 'ignore' });
  writeState(folder, 'made');
}
