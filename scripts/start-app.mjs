// Does the work of `npm start` (scripts/start.mjs).
import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { checkVariables } from './check-variables.mjs';
import { install } from './install.mjs';
import { getListenOptions } from './listen-options.mjs';
import { getMemoryLimits } from './memory-limits.mjs';
import { requireFreePort } from './require-free-port.mjs';
import { createStopper } from './stop-child.mjs';

const { args, sentence } = getListenOptions(process.env);
const PARENT_CHECK_MS = 500;

try {
  await requireFreePort(process.env);
  const isChecked = await checkVariables();
  await install('production');
  if (!isChecked) await checkVariables();
  await build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const server = spawn(process.execPath, ['lib/next-edge/serve.mjs', ...args], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    ...getMemoryLimits(process.env),
  },
});
const stop = createStopper(server);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
// npm sends the signal to its shell, which exits without passing it on. If the parent is gone, a stop was requested.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && stop('SIGTERM'), PARENT_CHECK_MS).unref();
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
console.log(sentence);
