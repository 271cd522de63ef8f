// `node lib/next-edge/serve.mjs -p 3000`: `next start` with the configuration that the build noted, as the framework's own
// stand-alone server takes it. For next.config.ts a process would load a compiler, and hold 30 to 90 MB more.
import { readFileSync } from 'node:fs';

const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'));
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
process.argv.splice(2, 0, 'start');
await import('next/dist/bin/next');
