import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LIMITS } from '@/lib/api-host/shared/limit-rules';
import { SERVER_SECRET } from '../support/mailbox-address';
import { Browser, openIdle, sendPath, sendRaw } from './attack/client';
import { attackFields, attackHeaders, type Note } from './attack/fields';
import { createMessages, REQUEST_LINES } from './attack/raw-requests';
import { PATH_HEADERS, UNUSUAL_PATHS } from './attack/unusual-paths';
import { UNUSUAL_VALUES } from './attack/unusual-values';
import { withCleanups } from './cleanups';
import { limitRun } from './web/limit-run';
import { serve } from './web/serve';
import { printTable } from './web/table';

/** The table of attacks of docs/security.md: unusual requests of all kinds, of which none may be answered by a 5xx. */

const LIMIT_MS = 30 * 60_000;
const IDLE_CONNECTIONS = 800;
const TOOLS = ['what_to_wear', 'search_place', 'outfit_for_date', 'packing_list'];

async function attackAssistants(browser: Browser, note: Note): Promise<void> {
  const toCall = (name: string, value: unknown) => {
    const names = ['place', 'name', 'date', 'from', 'days', 'hours', 'category'];
    const values = Object.fromEntries(names.map((each) => [each, value]));
    return JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: values } });
  };
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const bodies = ['', '{', '[]', '[{}]', '{}', 'null', '"a"', JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'x' })];
  for (const body of [...bodies, ...TOOLS.flatMap((tool) => UNUSUAL_VALUES.map((value) => toCall(tool, value)))])
    note('mcp', (await browser.send('POST', '/mcp', body, headers)).status, body.slice(0, 100));
}

async function attackIdle(url: string, note: Note): Promise<number> {
  const close = await openIdle(url, IDLE_CONNECTIONS);
  const times: number[] = [];
  for (let sent = 0; sent < 10; sent++) {
    const startMs = performance.now();
    note('beside idle', await sendPath(url, '/home', {}), '/home');
    times.push(performance.now() - startMs);
  }
  close();
  return times.toSorted((a, b) => a - b)[5] ?? 0;
}

const main = () =>
  withCleanups(async (defer) => {
    limitRun(LIMIT_MS);
    const data = mkdtempSync(path.join(os.tmpdir(), 'nalot-attack-'));
    defer(() => rmSync(data, { recursive: true, force: true }));
    const server = await serve('.', '/api/health', {
      DATA_DIR: data,
      WEATHER_SOURCE: 'recorded',
      API_SECRET: SERVER_SECRET,
      // A rejection by a limit would hide what is behind it.
      LIMITS: LIMITS.map(({ name }) => `${name}=1000000`).join(' '),
    });
    defer(server.stop);
    const { url } = server;
    const counts = new Map<string, number>();
    const failures = new Set<string>();
    const note: Note = (kind, status, what) => {
      const key = `${kind}|${status}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      if (status >= 500) failures.add(`${status} ${what}`);
    };
    const browser = new Browser(url);
    await browser.signUp();
    await attackFields(browser, note);
    await attackHeaders(browser, url, note);
    const { host } = new URL(url);
    for (const line of REQUEST_LINES)
      note('line', await sendRaw(url, `${line}\r\nHost: ${host}\r\n\r\n`), line.slice(0, 60));
    for (const message of createMessages(host)) note('message', await sendRaw(url, message), message.slice(0, 80));
    for (const each of UNUSUAL_PATHS)
      for (const headers of PATH_HEADERS)
        note('path', await sendPath(url, each, headers), `${each.slice(0, 80)} ${Object.keys(headers).join()}`);
    await attackAssistants(browser, note);
    const besideMs = await attackIdle(url, note);
    const rows = [...counts].toSorted().map(([key, count]) => [...key.split('|'), String(count)]);
    printTable(['attack', 'status', 'responses'], rows);
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    console.log(
      `${total} requests, ${failures.size} with a 5xx; beside idle connections a median of ${besideMs.toFixed(0)} ms`,
    );
    for (const failure of failures) console.log(failure);
    if (failures.size > 0) process.exitCode = 1;
  });

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
