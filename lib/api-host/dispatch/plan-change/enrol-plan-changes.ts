import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { HOUR_MS } from '@/lib/contract/durations';
import { isSameForecast } from '@/lib/domain/calendar/feed-event';
import { addDays, kstDate, type KstDate } from '@/lib/domain/kst';
import { isChangeTold, isTimeForChanges, listPlanChanges } from '@/lib/domain/push/plan-change';
import { FORECAST_DAYS } from '@/lib/domain/weather/forecast-day';
import { NIL_UUID } from '../../db/columns';
import type { Database } from '../../db/database';
import { myDays, notificationSettings, planAdvice, PUSH_KINDS } from '../../db/schema';
import { readMemberSettings } from '../../outfit/member-settings';
import type { ComposeTools } from '../daily/composer';
import { insertClaims, insertClaimsSql } from '../claim-insert';
import { reserveWork } from '../reserve-work';
import { timestampSql } from '../timestamp-sql';
import { readPlanForecast, readWeatherOnce, toPlanAdvice, type PlanOwner } from './plan-advice';

/** Interval of KMA's short-term forecasts. */
const SLOT_MS = 3 * HOUR_MS;
const RESERVED_MS = 2 * SLOT_MS;
const ROWS = 500;
const IS_AHEAD = '$.exceptions[*] ? (@.wantsPush == true && @.date > $today && @.date < $end)';

const settings = notificationSettings;

/** Returns the next users who want pushes about a plan of the coming days, in the order of their ids. */
const readUsers = (db: Database, afterUserId: string, today: KstDate) =>
  db
    .select({ userId: settings.userId, nx: settings.nx, ny: settings.ny, categoryId: settings.categoryId })
    .from(settings)
    .innerJoin(myDays, eq(myDays.userId, settings.userId))
    .where(
      and(
        settings.enabled,
        gt(settings.userId, afterUserId),
        sql`jsonb_path_exists(${myDays.plan}, ${IS_AHEAD}::jsonpath,
          jsonb_build_object('today', ${today}::text, 'end', ${addDays(today, FORECAST_DAYS)}::text))`,
      ),
    )
    .orderBy(settings.userId)
    .limit(ROWS);

/** Writes the claim of a user's push of today. Returns false if there is one already, or no device. */
async function claimToday(db: Database, userId: string, nowMs: number): Promise<boolean> {
  const insert = insertClaimsSql({
    kind: PUSH_KINDS.planChange,
    date: sql`${kstDate(nowMs)}::date`,
    dueAt: timestampSql(nowMs),
    from: sql`${settings}`,
    where: sql`${settings.userId} = ${userId}`,
  });
  return (await insertClaims(db, insert)) > 0;
}

/**
 * Compares the advice about a planned date with the one that the user knows, and writes a claim if it has changed. The
 * outfit is chosen only if the forecast has changed. Returns how many claims are new.
 */
async function comparePlan(plan: PlanOwner, date: KstDate, db: Database, tools: ComposeTools): Promise<number> {
  const { userId } = plan.setting;
  const nowMs = tools.clock();
  const where = and(eq(planAdvice.userId, userId), eq(planAdvice.date, date));
  const [known] = await db.select().from(planAdvice).where(where);
  const forecast = await readPlanForecast(plan, date, tools);
  if (!forecast) return 0;
  const { basis, settings: hash } = forecast;
  const isKnown = known?.settings === hash;
  if (isKnown && isSameForecast(known.basis, basis)) return 0;
  const look = await forecast.choose();
  if (look.isTemporary) return 0;
  const advice = toPlanAdvice(look, basis);
  if (!isKnown) {
    const given = { settings: hash, basis, advice, changedOn: null, before: null };
    await db
      .insert(planAdvice)
      .values({ userId, date, ...given })
      .onConflictDoUpdate({ target: [planAdvice.userId, planAdvice.date], set: given });
    return 0;
  }
  if (listPlanChanges(known.advice, advice).length === 0) {
    await db.update(planAdvice).set({ basis }).where(where);
    return 0;
  }
  return db.transaction(async (tx) => {
    if (!(await claimToday(tx, userId, nowMs))) return 0;
    const changed = { basis, advice, changedOn: kstDate(nowMs), before: known.advice };
    await tx.update(planAdvice).set(changed).where(where);
    return 1;
  });
}

type EnrolTools = ComposeTools & { db: Database; closing: AbortSignal };

/** Compares the plans of a user, the next one first. At most one push a day is claimed. */
async function compareUser(setting: PlanOwner['setting'], tools: EnrolTools): Promise<number> {
  const nowMs = tools.clock();
  const { userId } = setting;
  const owner = await readMemberSettings(tools.db, userId, nowMs, await tools.readHolidays());
  const dates = (owner.schedule?.myDay.exceptions ?? [])
    .filter(({ date, wantsPush }) => wantsPush && date < addDays(kstDate(nowMs), FORECAST_DAYS))
    .filter(({ date }) => isChangeTold(date, nowMs))
    .map(({ date }) => date);
  let total = 0;
  for (const date of dates) total += await comparePlan({ setting, owner }, date, tools.db, tools);
  return total;
}

/**
 * Compares all planned dates of the coming days for which users want pushes, and writes claims for those whose advice has
 * changed. Only one instance does this in each slot, and never at night. Returns how many claims are new.
 */
export async function enrolPlanChanges(tools: EnrolTools): Promise<number> {
  const { db, clock, closing } = tools;
  const nowMs = clock();
  if (!isTimeForChanges(nowMs)) return 0;
  if (!(await reserveWork(db, `plan-changes:${Math.floor(nowMs / SLOT_MS)}`, nowMs + RESERVED_MS))) return 0;
  const today = kstDate(nowMs);
  await db.delete(planAdvice).where(lte(planAdvice.date, today));
  const withWeather = { ...tools, ...readWeatherOnce(tools) };
  let total = 0;
  for (let after: string | undefined = NIL_UUID; after !== undefined && !closing.aborted;) {
    const users = await readUsers(db, after, today);
    for (const user of users) if (!closing.aborted) total += await compareUser(user, withWeather);
    after = users.length < ROWS ? undefined : users.at(-1)?.userId;
  }
  return total;
}
