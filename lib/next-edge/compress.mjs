// Compresses the scripts and styles of the build with Brotli at its highest level: `name.js.br` beside `name.js`. The edge
// layer serves them (lib/next-edge/static-files/built-files.ts).
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const FOLDER = '.next/static';
const compressed = promisify(brotliCompress);

async function compressFile(file) {
  const content = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, await compressed(content, { params }));
}

/** Compresses the files that are not compressed yet. */
export async function compressFiles() {
  const names = readdirSync(FOLDER, { recursive: true }).filter((name) => /\.(js|css)$/.test(name));
  const files = names.map((name) => join(FOLDER, name)).filter((file) => !existsSync(`${file}.br`));
  await Promise.all(files.map(compressFile));
}
