// Lists every Korean text that the product shows, with where it stands: `node scripts/words.mjs`, or collectWords().
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOMS = ['app', 'components', 'lib'];
/** Between quotes or tags, with at least one Korean letter; comments are English. */
const TEXT = /(?<=['"`>}]|^)[^'"`<>{}\n]*[가-힣][^'"`<>{}\n]*/gm;

export function collectWords() {
  return ROOMS.flatMap((room) => readdirSync(room, { recursive: true }).map((name) => join(room, name)))
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(TEXT)].map(([text]) => ({ file, text: text.trim() })));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const { file, text } of collectWords()) process.stdout.write(`${file}\t${text}\n`);
