// `npm start`: installs what is missing, builds when the sources changed, serves everything on one port.
import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { createStopper } from './stop-child.mjs';

const port = process.env.PORT ?? '3000';
const LOOK_MS = 500;

try {
  install();
  build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const server = spawn(process.execPath, ['lib/next-edge/serve.mjs', '-p', port], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
});
const stop = createStopper(server);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
// npm tells its shell to stop, which ends without telling us: whose parent is gone was told to stop.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && stop('SIGTERM'), LOOK_MS).unref();
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
console.log(`날옷 → http://localhost:${port}`);
