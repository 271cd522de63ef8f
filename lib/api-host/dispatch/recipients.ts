import { and, eq, gt, gte, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { CategoryId } from '@/lib/contract/category';
import { parseKinds, formatKindsFor } from '@/lib/contract/garment-kind';
import { parseHourSpans } from '@/lib/contract/hour-spans';
import { DEFAULT_GENDER } from '@/lib/contract/gender';
import { addDays, kstDate, getWeekday, type KstDate } from '@/lib/domain/kst';
import { getAlarmDay } from '@/lib/domain/my-day/evening';
import { getDayRequest } from '@/lib/domain/my-day/day-request';
import type { Week } from '@/lib/domain/my-day/week';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';
import { getOffsets } from '@/lib/domain/recommendation/learned-comfort';
import { RECENTLY_WORN_DAYS, type WornEntry } from '@/lib/domain/recommendation/recently-worn';
import type { Database } from '../db/database';
import {
  learntComforts,
  myDays,
  neverWear,
  notificationSettings,
  pushTokens,
  savedPlaces,
  sessions,
  users,
  wornOutfits,
} from '../db/schema';
import type { Audience } from '../outfit/audience';
import type { PushTransport } from '../push/push-transport';
import { toWeek } from '../shared/to-week';
import { getMinuteOfDay } from './due';

/** Where somebody is reached. */
export interface Device {
  id: string;
  token: string;
}

/** What somebody said they wear, and for what. */
interface WornOutfit extends WornEntry {
  categoryId: CategoryId;
}

/** Somebody who wants to be told at a time of day, and where. */
export interface Recipient {
  setting: typeof notificationSettings.$inferSelect;
  /** Their own; null where they never said. */
  week: Week | null;
  audience: Audience;
  /** How they call the place themselves; null for the name of the cell's middle. */
  placeName: string | null;
  /** What they wore lately, which is not told first. */
  worn: WornOutfit[];
  /** The date that they last told of how its outfit felt; null where they never did. */
  lastFeedbackDate: KstDate | null;
  tokens: Device[];
}

/** What somebody is told of: the alarm's place and category, and of the day of their own its hours and its category. */
export function getPlaceAndHours(
  {
    nx,
    ny,
    minuteOfDay,
    categoryId: said,
  }: Pick<typeof notificationSettings.$inferSelect, 'nx' | 'ny' | 'minuteOfDay' | 'categoryId'>,
  week: Week | null,
  nowMs: number,
): Pick<Audience, 'cell' | 'categoryId' | 'day' | 'hours'> {
  const cell = nx !== null && ny !== null ? { nx, ny } : DEFAULT_PLACE.cell;
  // Only what the contract allows is ever written.
  const categoryId = said as CategoryId;
  const ofToday = week?.[getWeekday(kstDate(nowMs))]?.spans;
  const wanted = getAlarmDay(minuteOfDay, { minuteNow: getMinuteOfDay(nowMs), spans: ofToday });
  if (!week && !wanted) return { cell, categoryId };
  const { day, hours, categoryId: ofDay } = getDayRequest({ week, here: cell, nowMs, categoryId, wanted });
  const spans = hours === undefined ? null : parseHourSpans(hours);
  return { cell, categoryId: ofDay ?? categoryId, ...(day && { day }), ...(spans && { hours: spans }) };
}

/** By one parameter: one for each of hundreds would take longer to write and to plan than to answer. */
const isOneOf = (column: AnyPgColumn, ids: string[]) => sql`${column} = any(${`{${ids.join()}}`}::uuid[])`;

/** Whom of some people a transport can reach at present: switched on, logged in, not gone. */
export async function findRecipients(
  db: Database,
  transport: PushTransport['kind'],
  userIds: string[],
  nowMs: number,
): Promise<Map<string, Recipient>> {
  const settings = notificationSettings;
  const rows = await db
    .select({
      settings,
      profileGender: users.gender,
      learnt: learntComforts.learnt,
      plan: myDays.plan,
      places: savedPlaces.places,
      never: neverWear.kinds,
      token: { id: pushTokens.id, token: pushTokens.token },
    })
    .from(settings)
    .innerJoin(users, eq(users.id, settings.userId))
    .innerJoin(pushTokens, and(eq(pushTokens.userId, settings.userId), eq(pushTokens.transport, transport)))
    .innerJoin(sessions, and(eq(sessions.id, pushTokens.sessionId), gt(sessions.expiresAt, new Date(nowMs))))
    .leftJoin(learntComforts, eq(learntComforts.userId, settings.userId))
    .leftJoin(myDays, eq(myDays.userId, settings.userId))
    .leftJoin(savedPlaces, eq(savedPlaces.userId, settings.userId))
    .leftJoin(neverWear, eq(neverWear.userId, settings.userId))
    .where(and(isOneOf(settings.userId, userIds), settings.enabled));
  const worn = await findWornOutfits(db, userIds, nowMs);
  const found = new Map<string, Recipient>();
  for (const { settings: setting, profileGender, learnt, never, plan, places, token } of rows) {
    const known = found.get(setting.userId);
    const gender = setting.gender ?? profileGender ?? DEFAULT_GENDER;
    if (known) known.tokens.push(token);
    else {
      const week = toWeek(plan, places);
      found.set(setting.userId, {
        setting,
        week,
        worn: worn.get(setting.userId) ?? [],
        lastFeedbackDate: learnt?.last?.told.date ?? null,
        audience: {
          ...getPlaceAndHours(setting, week, nowMs),
          gender,
          offsets: learnt ? getOffsets(learnt, kstDate(nowMs)) : NO_OFFSETS,
          without: formatKindsFor(gender, parseKinds(never ?? '')),
        },
        placeName: setting.sggnm,
        tokens: [token],
      });
    }
  }
  return found;
}

/** What people wore on the days before one that they may be told of now, and on it. */
async function findWornOutfits(db: Database, userIds: string[], nowMs: number): Promise<Map<string, WornOutfit[]>> {
  const { userId, date, outfitId, categoryId } = wornOutfits;
  const isRecent = gte(date, addDays(kstDate(nowMs), -RECENTLY_WORN_DAYS));
  const rows = await db
    .select({ userId, date, outfitId, categoryId })
    .from(wornOutfits)
    .where(and(isOneOf(userId, userIds), isRecent));
  const worn = new Map<string, WornOutfit[]>();
  for (const { userId: whose, ...what } of rows) worn.set(whose, [...(worn.get(whose) ?? []), what]);
  return worn;
}
