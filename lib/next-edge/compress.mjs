// Compresses the scripts and styles of the build with Brotli at its highest level: `name.js.br` beside `name.js`. The edge
// layer serves them (lib/next-edge/static-files/built-files.ts).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

const files = readdirSync(FOLDER, { recursive: true }).filter((name) => /\.(js|css)$/.test(name));
await Promise.all(files.map((name) => compressFile(join(FOLDER, name))));
