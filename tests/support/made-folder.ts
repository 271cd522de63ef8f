import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { writeState } from '@/lib/api-host/db/data-folder';
import { databaseImage } from './memory-database';

/** Extracts a migrated, empty database into a data folder, as a host leaves it. Creating one takes seconds. */
export async function layDatabase(folder: string): Promise<void> {
  const database = path.join(folder, 'db');
  mkdirSync(database, { recursive: true, mode: 0o700 });
  // Ignores tar's warnings about absolute names in the image.
  execFileSync('tar', ['-xf', await databaseImage(), '-C', database], { stdio: 'ignore' });
  writeState(folder, 'made');
}
