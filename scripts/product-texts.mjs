// Lists every text that the product shows, with where it stands: `node scripts/words.mjs`, or collectTexts().
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOMS = ['app', 'components', 'lib', 'public'];
const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$|(?<=[;,{}]\s)\/\/.*$/gm;
/** Between quotes or tags, with at least one Korean letter. */
const KOREAN = /(?<=['"`>}]|^)[^'"`<>{}\n]*[가-힣][^'"`<>{}\n]*/gm;
/** Without any: what stands between tags, or is said to those who hear the screen. */
const LATIN = /(?<=[^=]>|\b(?:aria-label|alt|title|placeholder|label)=")\s*[A-Za-z][\w\s,.'&-]*(?=<\/|")/g;

export function collectTexts() {
  return ROOMS.flatMap((room) => readdirSync(room, { recursive: true }).map((name) => join(room, name)))
    .filter((file) => /\.(tsx?|html)$/.test(file))
    .sort()
    .flatMap((file) => {
      const code = readFileSync(file, 'utf8').replace(COMMENT, '');
      const latin = /\.(tsx|html)$/.test(file) ? [...code.matchAll(LATIN)] : [];
      return [...code.matchAll(KOREAN), ...latin].map(([text]) => ({ file, text: text.trim() }));
    });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const { file, text } of collectTexts()) process.stdout.write(`${file}\t${text}\n`);
