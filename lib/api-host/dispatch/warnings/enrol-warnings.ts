import { sql, type SQL } from 'drizzle-orm';
import { MINUTE_MS } from '@/lib/contract/durations';
import { WARNING_GRADE_LIST } from '@/lib/contract/weather-warnings';
import { findWarningChanges, type WarningPreference, type WarningState } from '@/lib/domain/push/warnings';
import { metrics } from '@/lib/metrics/metrics';
import { NIL_UUID } from '../../db/columns';
import type { Database } from '../../db/database';
import { queryRows } from '../../db/query-rows';
import { notificationSettings, PUSH_KINDS, warningSettings } from '../../db/schema';
import { WARNING_SLOT_MS } from '../../weather/kma/read-warnings';
import { insertClaimsSql } from '../claim-insert';
import { toClaimKind } from '../claim-kind';
import type { PushKindTools } from '../push-kind';
import { reserveWork } from '../reserve-work';
import { timestampSql } from '../timestamp-sql';
import { listRecentStates, markDone, readStates, saveState } from './state-rows';

const RESERVED_MS = 10 * MINUTE_MS;

export const WARNING_OCCASIONS = { id: PUSH_KINDS.warning, everyMs: WARNING_SLOT_MS };

type EnrolTools = Pick<PushKindTools, 'db' | 'clock' | 'closing' | 'readWarnings' | 'enrolBatchRows'>;

type Choice = Pick<WarningPreference, 'from' | 'atNight'>;
/** All settings that users may have. */
const CHOICES: Choice[] = WARNING_GRADE_LIST.flatMap((from) => [true, false].map((atNight) => ({ from, atNight })));

/** A sigungu with a change, and the settings whose users are told about it. */
interface ChangedArea {
  code: number;
  choices: Choice[];
}

/** Returns the sigungu in which warnings have changed with the newest state, for at least one setting. */
function findChangedAreas(states: readonly WarningState[]): ChangedArea[] {
  const codes = new Set(states.flatMap(({ active }) => Object.keys(active)));
  return [...codes].flatMap((text): ChangedArea[] => {
    const code = Number(text);
    const choices = CHOICES.filter((choice) => findWarningChanges(states, { ...choice, areas: [code] }).length > 0);
    return choices.length > 0 ? [{ code, choices }] : [];
  });
}

/** Counts the changes of a state once, as a user sees them who wants all warnings at any time. */
function countChanges(states: readonly WarningState[], areas: readonly ChangedArea[]): void {
  for (const { code } of areas)
    for (const { now } of findWarningChanges(states, { from: 'advisory', atNight: true, areas: [code] }))
      metrics().warningChanges.inc({ change: now === null ? 'ended' : 'raised' });
}

const hasChoice = (choices: readonly Choice[]): SQL =>
  sql.join(
    choices.map(
      ({ from, atNight }) => sql`(${warningSettings.fromGrade} = ${from} and ${warningSettings.atNight} = ${atNight})`,
    ),
    sql` or `,
  );

/**
 * Writes claims for the users of a sigungu, whom an index finds. A user with several places may turn out to know the
 * warning; then nothing is sent. Returns how many claims are new.
 */
async function enrolArea({ code, choices }: ChangedArea, atMs: number, tools: EnrolTools): Promise<number> {
  const { db, closing, enrolBatchRows } = tools;
  const { date, kind } = toClaimKind(WARNING_OCCASIONS, atMs);
  const insert = insertClaimsSql({
    kind,
    date: sql`${date}::date`,
    dueAt: timestampSql(atMs),
    from: sql`users_of_area join ${notificationSettings} on ${notificationSettings.userId} = users_of_area.user_id`,
    where: sql`${notificationSettings.enabled}`,
  });
  let total = 0;
  for (let after: string | undefined = NIL_UUID; after !== undefined && !closing.aborted;) {
    const [row]: { written: number; seen: number; last: string }[] = await queryRows(
      db,
      sql`
        with users_of_area as materialized (
          select ${warningSettings.userId} from ${warningSettings}
          where ${warningSettings.areas} && array[${code}::int] and (${hasChoice(choices)})
            and ${warningSettings.userId} > ${after}::uuid
          order by ${warningSettings.userId} limit ${enrolBatchRows}),
        written as (${insert})
        select (select count(*)::int from written) as written, (select count(*)::int from users_of_area) as seen, user_id as last
        from users_of_area order by user_id desc limit 1`,
    );
    total += row?.written ?? 0;
    after = row?.seen === enrolBatchRows ? row.last : undefined;
  }
  return total;
}

/** Writes the claims of all users who are told about the changes of a state. Returns how many are new. */
async function enrolState(atMs: number, tools: EnrolTools): Promise<number> {
  const states = await readStates(tools.db, atMs);
  const areas = findChangedAreas(states);
  let total = 0;
  for (const area of areas) total += await enrolArea(area, atMs, tools);
  if (tools.closing.aborted) return total;
  countChanges(states, areas);
  await markDone(tools.db, atMs);
  return total;
}

/** Stores the present warnings, once in ten minutes, if they are known. */
async function storePresent(db: Database, atMs: number, { readWarnings, clock }: EnrolTools): Promise<boolean> {
  const active = await readWarnings?.(clock());
  if (active) await saveState(db, { atMs, active });
  return Boolean(active);
}

/**
 * Compares the country's warnings with the earlier ones, once in ten minutes for all instances, and writes claims for the
 * users whom the differences concern. Work that another instance has not finished is repeated within the 30 minutes in which
 * its pushes may be sent. Returns how many claims are new.
 */
export async function enrolWarnings(tools: EnrolTools): Promise<number> {
  const { db, clock, closing, readWarnings } = tools;
  if (!readWarnings) return 0;
  const nowMs = clock();
  const atMs = Math.floor(nowMs / WARNING_SLOT_MS) * WARNING_SLOT_MS;
  const recent = await listRecentStates(db, nowMs);
  const open = recent.filter(({ isDone }) => !isDone).map((state) => state.atMs);
  const isStored = recent.some((state) => state.atMs === atMs);
  if (isStored && open.length === 0) return 0;
  if (!(await reserveWork(db, `warnings:${Math.floor(nowMs / MINUTE_MS)}`, nowMs + RESERVED_MS))) return 0;
  if (!isStored && (await storePresent(db, atMs, tools))) open.push(atMs);
  let total = 0;
  for (const each of open.sort((one, other) => one - other))
    if (!closing.aborted) total += await enrolState(each, tools);
  return total;
}
