// `node scripts/product-texts.mjs`: prints every text that the product shows, with the file that contains it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDERS = ['app', 'components', 'lib', 'public'];
const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$|(?<=[;,{}]\s)\/\/.*$/gm;
/** Matches text between quotes or tags with at least one Korean letter. */
const KOREAN = /(?<=['"`>}]|^)[^'"`<>{}\n]*[가-힣][^'"`<>{}\n]*/gm;
/** Matches text without Korean letters: between tags, or in attributes that are displayed or read aloud. */
const LATIN = /(?<=[^=]>|\b(?:aria-label|alt|title|placeholder|label)=")\s*[A-Za-z][\w\s,.'&-]*(?=<\/|")/g;

export function collectTexts() {
  return FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name)))
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
