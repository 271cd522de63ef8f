import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { getSingleton } from '@/lib/singleton';

const FOLDER = path.join('.next', 'static');

const texts = () => getSingleton('built-texts', () => new Map<string, string | null>());

function read(name: string, limitBytes: number): string | null {
  const file = path.join(FOLDER, name);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? Infinity;
  return size <= limitBytes ? readFileSync(file, 'utf8') : null;
}

/** Returns a file of the build as text, or null if it does not exist or is too long. The result is cached. */
export function readBuiltText(name: string, limitBytes = Infinity): string | null {
  const cached = texts().get(name);
  if (cached !== undefined) return cached;
  const text = read(name, limitBytes);
  texts().set(name, text);
  return text;
}
