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

/** A file of the build by its name in the build's folder; null where there is none, or a longer one. Read once. */
export function readBuiltText(name: string, limitBytes = Infinity): string | null {
  const known = texts().get(name);
  if (known !== undefined) return known;
  const text = read(name, limitBytes);
  texts().set(name, text);
  return text;
}
