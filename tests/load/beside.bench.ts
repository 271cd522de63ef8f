import { execFileSync, fork } from 'node:child_process';
import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openPostgresDatabase } from '@/lib/api-host/db/postgres-database';
import { createLogger } from '@/lib/log';
import { compileProgram } from '../support/compiled';
import type { ChildOrder } from '../support/dispatch-child';
import { addDueUsers } from '../support/due-people';
import { SERVER_SECRET } from '../support/mailbox-address';
import { startPostgres } from '../support/postgres';
import { pictureFolder } from '../support/test-host';
import { VAPID } from '../support/test-push';
import { withCleanups } from './cleanups';
import { median } from './web/median';
import { serve } from './web/serve';
import { measureP99 } from './web/throughput';

/**
 * Page latency beside a dispatcher: the built app on one core, a working dispatcher with its PostgreSQL and push service
 * on the other. The dispatcher is paused in every second turn (Linux only: taskset, SIGSTOP).
 * `npx tsx tests/load/beside.bench.ts [users] [turns]`, defaults 40,000 and 7.
 */
const [people = 40_000, turns = 7] = process.argv.slice(2).map(Number);
const PER_SECOND = 100;
const TURN_S = 4;
const SETTLE_MS = 500;
const BATCH_LIMITS = { batch: 500, leaseMs: 120_000, sendLimitMs: 20_000 };

const keep = (core: number, pid = 0) =>
  execFileSync('taskset', ['-apc', String(core), String(pid)], { stdio: 'ignore' });

const receiver = createECDH('prime256v1');
const keys = { p256dh: receiver.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };

const main = () =>
  withCleanups(async (defer) => {
    console.log(`load ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} cores`);
    const home = mkdtempSync(path.join(os.tmpdir(), 'nalot-beside-'));
    defer(() => rmSync(home, { recursive: true, force: true }));
    const pictures = pictureFolder();
    defer(pictures.remove);
    const server = await startPostgres();
    defer(server.stop);
    const url = await server.createDatabase();
    const sink = fork('tests/support/push-sink.mjs');
    defer(() => sink.kill());
    const [origin] = (await once(sink, 'message')) as [string];
    const app = await serve('.', '/api/health', {
      ...{ DATABASE_URL: url, SITE_URL: 'http://localhost', ROLE: 'web', DATA_DIR: home, WEATHER_SOURCE: 'recorded' },
      ...{ LOG_LEVEL: 'error', API_SECRET: SERVER_SECRET, SESSION_SECRET: SERVER_SECRET, TRUSTED_PROXY_HOPS: '1' },
      ...{ VAPID_PUBLIC_KEY: VAPID.publicKey, VAPID_PRIVATE_KEY: VAPID.privateKey, VAPID_SUBJECT: VAPID.subject },
    });
    defer(app.stop);
    const dispatcher = fork(compileProgram('tests/support/dispatch-child.ts'), { execArgv: [], stdio: 'inherit' });
    defer(() => dispatcher.kill('SIGKILL'));
    const filled = await openPostgresDatabase({ url, poolSize: 1, logger: createLogger('warn', 'bench') });
    const subscribe = () => {
      const id = randomUUID();
      return { id, token: JSON.stringify({ endpoint: `${origin}/push/${id}`, keys }) };
    };
    await addDueUsers(filled.db, { subscribe }, { count: people, dueMs: Date.now() });
    await filled.close();
    keep(0, process.pid);
    keep(0, app.pid);
    for (const pid of [server.pid, sink.pid, dispatcher.pid]) keep(1, pid);
    await measureP99(`${app.url}/home`, PER_SECOND, TURN_S);
    dispatcher.send({ url, pictures: pictures.folder, vapid: VAPID, batchLimits: BATCH_LIMITS } satisfies ChildOrder);
    await once(dispatcher, 'message');
    const sent = async () => {
      const told = once(sink, 'message');
      sink.send('report');
      return ((await told)[0] as { count: number }).count;
    };
    const [beside, alone]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < turns; turn++)
      for (const isAtWork of turn % 2 ? [true, false] : [false, true]) {
        dispatcher.kill(isAtWork ? 'SIGCONT' : 'SIGSTOP');
        await delay(SETTLE_MS);
        (isAtWork ? beside : alone).push(await measureP99(`${app.url}/home`, PER_SECOND, TURN_S));
      }
    const count = await sent();
    if (count >= people) console.log('everybody was sent to before the end: ask for more people');
    const [late, usual] = [median(beside), median(alone)];
    console.log(
      `/home at ${PER_SECOND} a second, 99 of 100, medians of ${turns} turns: ${late.toFixed(2)} ms beside a dispatcher that sent ${count} pushes, ` +
        `${usual.toFixed(2)} ms without: ${(late / usual).toFixed(2)} times`,
    );
    console.log(
      `beside: ${beside.map((ms) => ms.toFixed(1)).join(' ')}; without: ${alone.map((ms) => ms.toFixed(1)).join(' ')}`,
    );
  });

void main();
