// `npm run faults [kills]`: instances that push are killed a thousand times, a hundred around each of ten minutes (what
// is due is worth half an hour); `npm test` does it five times.
import { spawnSync } from 'node:child_process';

const AROUND_A_MINUTE = 100;
const kills = Number(process.argv[2] ?? 1_000);
const startedMs = Date.now();

for (let done = 0; done < kills; done += AROUND_A_MINUTE) {
  const { status } = spawnSync(process.execPath, ['scripts/jest.mjs', 'tests/faults', '--selectProjects', 'node'], {
    stdio: 'inherit',
    env: { ...process.env, KILLS: String(Math.min(AROUND_A_MINUTE, kills - done)) },
  });
  if (status !== 0) process.exit(status ?? 1);
}
console.log(`${kills} kills in ${Math.round((Date.now() - startedMs) / 60_000)} min`);
