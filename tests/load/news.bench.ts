import { sql } from 'drizzle-orm';
import { openPostgresDatabase } from '@/lib/api-host/db/postgres-database';
import type { Database } from '@/lib/api-host/db/database';
import { createPartitions } from '@/lib/api-host/dispatch/claim-partitions';
import { enrolWarnings } from '@/lib/api-host/dispatch/warnings/enrol-warnings';
import { enrolNews } from '@/lib/api-host/dispatch/news/enrol-news';
import { getDatesAround } from '@/lib/api-host/dispatch/settle';
import { listRegionRows } from '@/lib/api-host/region/region-table';
import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import type { WeatherHour } from '@/lib/domain/weather/weather';
import type { ActiveWarnings } from '@/lib/domain/push/warnings';
import { createLogger } from '@/lib/log';
import { createComposeTools } from '../support/dispatch-parts';
import { startPostgres } from '../support/postgres';
import { getProcessorTimeMs } from '../support/processor-time';
import { pictureFolder } from '../support/test-host';
import { withCleanups } from './cleanups';

/**
 * The comparison of forecasts that one instance makes every five minutes for all users who want news, with PostgreSQL:
 * without a change, with rain in every cell, and again when all users have their claims. Then that of weather warnings every
 * ten minutes: without a change, with a warning in one sigungu, and with another in all of them.
 * `npx tsx tests/load/news.bench.ts [users] [cells] [planned]`; `planned` is the percentage of users with a schedule.
 */
const [people = 200_000, cells = 1_500, planned = 20] = process.argv.slice(2).map(Number);
const ROWS = 20_000;
const MINUTE_MS = 60_000;
const SLOT_MS = 5 * MINUTE_MS;
const SLOTS_PER_DAY = 288;
const NOW_MS = Date.parse('2026-01-15T12:22:00+09:00');
const RAIN_FROM_MS = Date.parse('2026-01-15T13:00:00+09:00');

const CODES = listRegionRows().map(({ code }) => code);

const id = (salt: string) => sql.raw(`md5('${salt}' || n)::uuid`);
const early = sql`timestamptz '2026-01-10'`;

/** Popularity of cells by 1/k, as an index between 0 and `cells` - 1. */
const cellIndex = sql`floor(exp(random() * ln(${cells}::float + 1)) - 1)::int`;

async function addPeople(db: Database, from: number): Promise<void> {
  const rows = sql`from generate_series(${from}::int, ${Math.min(people, from + ROWS - 1)}::int) as n`;
  await db.execute(sql`insert into users (id, created_at) select ${id('u')}, ${early} ${rows}`);
  await db.execute(sql`
    insert into sessions (id, user_id, refresh_hash, rotated_at, authenticated_at, expires_at)
    select ${id('s')}, ${id('u')}, 'r' || n, ${early}, ${early}, timestamptz '2030-01-01' ${rows}`);
  await db.execute(sql`
    insert into push_tokens (id, user_id, session_id, transport, address_hash, token, saved_at)
    select ${id('t')}, ${id('u')}, ${id('s')}, 'web-push', 'a' || n, '{}', ${early} ${rows}`);
  await db.execute(sql`
    insert into my_day (user_id, plan)
    select ${id('u')}, jsonb_build_object('week', array_fill(jsonb_build_object('categoryId', null, 'spans',
      jsonb_build_array(jsonb_build_object('from', 5 + n % 10, 'until', 16 + n / 10 % 6, 'placeId', null))), array[7]))
    ${rows} where n * 37 % 100 < ${planned}`);
  await db.execute(sql`
    insert into notification_settings (user_id, enabled, news_enabled, minute_of_day, event_type_id, nx, ny, holds_since)
    select ${id('u')}, true, true, 360 + n % 180, 1 + n % 4, 50 + cell % 40, 70 + cell / 40, ${early}
    from (select n, ${cellIndex} as cell ${rows}) as numbered`);
  await db.execute(sql`
    insert into warning_settings (user_id, from_grade, at_night, areas)
    select ${id('u')}, case when n % 3 = 0 then 'warning' else 'advisory' end, n % 2 = 0,
      array[(${`{${CODES.join()}}`}::int[])[1 + n % ${CODES.length}::int]] ${rows}`);
}

const main = () =>
  withCleanups(async (defer) => {
    const server = await startPostgres();
    defer(server.stop);
    const logger = createLogger('warn', 'bench');
    const { db, close } = await openPostgresDatabase({ url: await server.createDatabase(), poolSize: 4, logger });
    defer(close);
    const pictures = pictureFolder();
    defer(pictures.remove);
    let nowMs = NOW_MS - 6 * 60 * MINUTE_MS;
    let isRaining = false;
    const clock = () => nowMs;
    const parts = createComposeTools(db, pictures.folder, clock, logger);
    const weather: typeof parts.weather = {
      async get(cell) {
        const recorded = getRecordedWeather(cell, nowMs);
        const none = { amountMm: null, snowCm: null, probabilityPct: null };
        const setRain = (hour: WeatherHour): WeatherHour => {
          const kind = hour.epochMs >= RAIN_FROM_MS && isRaining ? ('rain' as const) : ('none' as const);
          return { ...hour, temperatureC: 9, precipitation: { kind, ...none } };
        };
        const [now, hours] = [setRain(recorded.now), recorded.hours.map(setRain)];
        const source = { ...recorded.source, recorded: null };
        return { weather: { ...recorded, now, hours, source }, stale: false, pending: false };
      },
    };
    let active: ActiveWarnings = {};
    const readWarnings = async () => active;
    const closing = new AbortController().signal;
    const tools = { ...parts, weather, db, closing, readWarnings, enrolBatchRows: 10_000 };

    async function measure(name: string, enrol: () => Promise<number> = () => enrolNews(tools)): Promise<void> {
      const [startMs, start, serverMs] = [performance.now(), process.cpuUsage(), getProcessorTimeMs(server.pid)];
      const claims = await enrol();
      const { user, system } = process.cpuUsage(start);
      const elapsedMs = performance.now() - startMs;
      const databaseMs = getProcessorTimeMs(server.pid) - serverMs;
      const each = (ms: number) => `${((ms / people) * 1_000).toFixed(2)} us`;
      console.log(
        `${name.padEnd(28)} ${(elapsedMs / 1_000).toFixed(1)} s; for each user ${each(elapsedMs)}, of which ` +
          `${each((user + system) / 1_000)} of processor in the dispatcher and ${each(databaseMs)} in the database; ` +
          `${claims} claims; 5 million in ${((elapsedMs / people) * 5_000).toFixed(0)} s of ${SLOT_MS / 1_000}`,
      );
    }

    await db.execute(sql`set statement_timeout = 0`);
    for (let from = 1; from <= people; from += ROWS) await addPeople(db, from);
    for (const table of ['users', 'sessions', 'notification_settings', 'warning_settings', 'my_day', 'push_tokens'])
      await db.execute(sql.raw(`vacuum analyze ${table}`));
    await createPartitions(db, getDatesAround(NOW_MS));
    console.log(`${people} users in ${cells} cells, ${planned} % with a schedule; ${SLOTS_PER_DAY} comparisons a day`);
    await measure('first forecasts');
    nowMs = NOW_MS;
    await measure('no change');
    nowMs += SLOT_MS;
    isRaining = true;
    await measure('rain in every cell');
    nowMs += SLOT_MS;
    await measure('the same rain again');
    for (const [name, codes] of [
      ['no warning', []],
      ['a warning in one sigungu', CODES.slice(0, 1)],
      ['a warning in every sigungu', CODES],
    ] as const) {
      nowMs += 2 * SLOT_MS;
      active = Object.fromEntries(codes.map((code) => [code, ['한파주의보']]));
      await measure(name, () => enrolWarnings(tools));
    }
  });

void main();
