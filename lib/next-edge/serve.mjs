// `node lib/next-edge/serve.mjs -p 3000`: `next start` with the configuration that the build recorded, as in the standalone
// server of Next.js. Evaluating next.config.ts would load a compiler, which takes 30 to 90 MB. EDGE=off evaluates it.
import { readFileSync } from 'node:fs';

if (process.env.EDGE !== 'off') {
  const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}
process.argv.splice(2, 0, 'start');
await import('next/dist/bin/next');
