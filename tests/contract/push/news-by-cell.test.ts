import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import * as schema from '@/lib/api-host/db/schema';
import { selectCellUsersSql } from '@/lib/api-host/dispatch/news/enrol-cell';
import { createOutlookReader } from '@/lib/api-host/dispatch/news/outlooks';
import { selectNews } from '@/lib/api-host/dispatch/news/select-news';
import { NIL_UUID } from '@/lib/api-host/db/columns';
import { toSchedule } from '@/lib/api-host/shared/to-schedule';
import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import type { MyDay } from '@/lib/contract/my-day';
import { addDays, kstDate, startOfHourMs } from '@/lib/domain/kst';
import { createUniformWeek } from '@/lib/domain/my-day/plan';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import { getNewsDueMs } from '@/lib/domain/push/news';
import type { OutlookHour } from '@/lib/domain/push/outlook';
import { describeDispatch, EIGHT_MS } from '../../support/dispatch-world';

const SLOT_MS = 5 * MINUTE_MS;
const HOURS = 36;

const rainOrSnow = fc.constantFrom(null, 'rain' as const, 'snow' as const);
const hour = fc.record({
  temperatureC: fc.constantFrom(-4, 0, 4, 8),
  falls: rainOrSnow,
});
const calm = fc.constant({ temperatureC: 4, falls: null });
/** Mostly calm, so that the differences of two forecasts are often news. */
const forecast = fc.array(fc.oneof({ weight: 19, arbitrary: calm }, hour), { minLength: HOURS, maxLength: HOURS });
const user = fc.record({
  minuteOfDay: fc.integer({ min: 0, max: 1_439 }),
  savedHoursAgo: fc.integer({ min: 0, max: 60 }),
  openedMinutesAgo: fc.option(fc.integer({ min: 0, max: 2_000 })),
  isDefaultPlace: fc.boolean(),
  /** Hours out, in the own cell, at work, or at a place that was deleted, and the days that they are planned for. */
  schedule: fc.option(
    fc
      .record({
        from: fc.integer({ min: 0, max: 23 }),
        until: fc.integer({ min: 1, max: 24 }),
        placeId: fc.constantFrom(null, 'workwork', 'deleted1'),
        on: fc.constantFrom('every day' as const, 'one date' as const, 'days off' as const, 'a Sunday off' as const),
      })
      .filter(({ from, until }) => from !== until),
  ),
});
const situation = fc.record({
  hoursAfterEight: fc.integer({ min: -2, max: 14 }),
  /** Stored forecasts by age in minutes. */
  stored: fc.uniqueArray(fc.record({ minutesAgo: fc.integer({ min: 1, max: 2_500 }), forecast }), {
    selector: ({ minutesAgo }) => minutesAgo,
    maxLength: 5,
  }),
  /** Often with news within the next hour, so that they are due. */
  present: fc.tuple(hour, forecast).map(([soon, hours]) => hours.map((each, index) => (index === 1 ? soon : each))),
  /** Cells to which the present forecast applies. It is calm elsewhere. */
  where: fc.constantFrom('home' as const, 'work' as const, 'everywhere' as const),
  isHoliday: fc.boolean(),
  people: fc.array(user, { minLength: 1, maxLength: 40 }),
});

/** Returns a schedule with hours at a place on some days, and in the own cell on the others. */
function createPlan(
  { on, ...span }: NonNullable<(typeof user extends fc.Arbitrary<infer U> ? U : never)['schedule']>,
  date: string,
): MyDay {
  const planned = { spans: [span], categoryId: null };
  const other = { spans: [{ from: 6, until: 23, placeId: null }], categoryId: null };
  const { week } = createUniformWeek(other);
  switch (on) {
    case 'every day':
      return createUniformWeek(planned);
    case 'one date':
      return { week, exceptions: [{ date, plan: planned }] };
    case 'days off':
      return { week, dayOff: planned, exceptions: [{ date: addDays(date, 1), plan: null }] };
    case 'a Sunday off':
      return { week: [...week.slice(0, 6), planned], exceptions: [{ date, plan: null }] };
  }
}

describeDispatch('news for users with and without a schedule', (world) => {
  const db = () => world.opened.db;
  const CELL = { nx: 73, ny: 134 };
  const WORK = { nx: 98, ny: 76 };
  const PLACES = [{ id: 'workwork', name: '회사', ...WORK, sidonm: '부산광역시', sggnm: '해운대구' }];

  /** Claims by user id, as enrolled together and as selected for each user. */
  async function compare({
    hoursAfterEight,
    stored,
    present,
    where,
    people,
    isHoliday,
  }: typeof situation extends fc.Arbitrary<infer Value> ? Value : never) {
    world.nowMs = EIGHT_MS + hoursAfterEight * HOUR_MS + 22 * MINUTE_MS;
    const today = kstDate(world.nowMs);
    const holidays = new Set(isHoliday ? [today] : []);
    await db().delete(schema.users);
    await db().delete(schema.outlooks);
    await db().delete(schema.cacheEntries);
    const toHours = (fromMs: number, hours: typeof present): OutlookHour[] =>
      hours.map((each, index) => ({ epochMs: startOfHourMs(fromMs) + index * HOUR_MS, ...each }));
    for (const place of [CELL, WORK, DEFAULT_PLACE.cell])
      for (const { minutesAgo, forecast: hours } of stored) {
        const atMs = world.nowMs - minutesAgo * MINUTE_MS;
        await db()
          .insert(schema.outlooks)
          .values({ place: place.nx * 1_000 + place.ny, at: new Date(atMs), hours: toHours(atMs, hours) });
      }
    const ids = people.map(() => randomUUID());
    await db()
      .insert(schema.users)
      .values(ids.map((id) => ({ id, createdAt: new Date(0) })));
    await db().execute(sql`
      insert into sessions (id, user_id, refresh_hash, rotated_at, authenticated_at, expires_at)
      select id, id, id::text, now(), now(), '2030-01-01' from users`);
    await db().execute(sql`
      insert into push_tokens (id, user_id, session_id, transport, address_hash, token, saved_at)
      select id, id, id, 'web-push', id::text, '{}', now() from users`);
    const settings = people.map(({ minuteOfDay, savedHoursAgo, openedMinutesAgo, isDefaultPlace }, index) => ({
      ...{ userId: ids[index]!, enabled: true, newsEnabled: true, categoryId: 2, minuteOfDay },
      ...(isDefaultPlace ? { nx: null, ny: null } : CELL),
      holdsSince: new Date(world.nowMs - savedHoursAgo * HOUR_MS),
      openedAt: openedMinutesAgo === null ? null : new Date(world.nowMs - openedMinutesAgo * MINUTE_MS),
    }));
    await db().insert(schema.notificationSettings).values(settings);
    const plans = people.map(({ schedule }) => schedule && createPlan(schedule, today));
    for (const [index, plan] of plans.entries()) {
      if (!plan) continue;
      await db().insert(schema.myDays).values({ userId: ids[index]!, plan });
      // Some users with a schedule have saved no place.
      if (index % 3 > 0) await db().insert(schema.savedPlaces).values({ userId: ids[index]!, places: PLACES });
    }
    const calmHours = present.map(() => ({ temperatureC: 4, falls: null }) as const);
    const weather = {
      async get(cell: typeof CELL) {
        const recorded = getRecordedWeather(cell, world.nowMs);
        const applies = where === 'everywhere' || (where === 'work') === (cell.nx === WORK.nx);
        const hours = toHours(world.nowMs, applies ? present : calmHours).map(({ epochMs, temperatureC, falls }) => ({
          ...{ ...recorded.now, epochMs, temperatureC },
          precipitation: { kind: falls ?? ('none' as const), amountMm: null, snowCm: null, probabilityPct: null },
        }));
        const source = { ...recorded.source, recorded: null };
        return { weather: { ...recorded, source, hours, now: hours[0]! }, stale: false, pending: false };
      },
    };
    const expected = new Map<string, number>();
    const tools = {
      db: db(),
      weather,
      clock: () => world.nowMs,
      regions: null as never,
      readHolidays: async () => holidays,
    };
    for (const [index, setting] of settings.entries()) {
      const schedule = toSchedule(plans[index] ?? null, index % 3 > 0 ? PLACES : null, holidays);
      const news = await selectNews({ setting, schedule }, createOutlookReader(tools), world.nowMs);
      const dueMs = news && getNewsDueMs(news, world.nowMs);
      if (dueMs && dueMs < world.nowMs + SLOT_MS) expected.set(setting.userId, dueMs);
    }
    await world.instance({ weather, readHolidays: async () => holidays }).enrol(schema.PUSH_KINDS.news);
    const claims = await db()
      .select()
      .from(schema.pushClaims)
      .where(eq(schema.pushClaims.kind, schema.PUSH_KINDS.news));
    for (const { date, dueAt } of claims) expect(date).toBe(kstDate(dueAt.getTime()));
    return { expected, claimed: new Map(claims.map(({ userId, dueAt }) => [userId, dueAt.getTime()])) };
  }

  it('are enrolled together as they are selected for each user', async () => {
    let total = 0;
    await fc.assert(
      fc.asyncProperty(situation, async (each) => {
        const { expected, claimed } = await compare(each);
        expect([...claimed].sort()).toEqual([...expected].sort());
        total += claimed.size;
      }),
      { numRuns: 30 },
    );
    expect(total).toBeGreaterThan(0);
  });

  it('read only the users of a cell, by an index', async () => {
    const plan = await db().transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_sort = off`);
      const { rows } = (await tx.execute(sql`explain ${selectCellUsersSql(73_134, NIL_UUID)}`)) as unknown as {
        rows: Record<string, string>[];
      };
      return rows.map((row) => Object.values(row)[0]).join('\n');
    });
    expect(plan).toMatch(/Index Scan using notification_settings_news/);
    expect(plan).toMatch(/Index Cond: .*73134.*user_id/);
  });
});
