import { and, eq, gt, gte, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { CategoryId } from '@/lib/contract/category';
import { parseKinds, formatKindsFor } from '@/lib/contract/garment-kind';
import { parseHourSpans } from '@/lib/contract/hour-spans';
import { DEFAULT_GENDER } from '@/lib/contract/gender';
import type { Language } from '@/lib/contract/language';
import { addDays, kstDate, type KstDate } from '@/lib/domain/kst';
import { getAlarmDay } from '@/lib/domain/my-day/evening';
import { getDayRequest } from '@/lib/domain/my-day/day-request';
import { getScheduledDay, type Holidays, type Schedule } from '@/lib/domain/my-day/schedule';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import type { WarningPreference } from '@/lib/domain/push/warnings';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';
import { getOffsets } from '@/lib/domain/recommendation/learned-comfort';
import { RECENTLY_WORN_DAYS, type WornEntry } from '@/lib/domain/recommendation/recently-worn';
import { getMessages } from '@/lib/messages/get-messages';
import type { Database } from '../db/database';
import {
  learnedComforts,
  myDays,
  neverWear,
  notificationSettings,
  pushTokens,
  savedPlaces,
  sessions,
  users,
  warningSettings,
  wornOutfits,
} from '../db/schema';
import { formatMemberOwner, isOneUser, type Audience } from '../outfit/audience';
import type { OutfitDependencies } from '../outfit/outfit-dependencies';
import { getOwnAgeGroup } from '../outfit/own-age-group';
import { getSettingRegion } from '../push/notification-setting';
import type { PushTransport } from '../push/push-transport';
import { toWarningPreference } from '../push/warning-setting';
import { toSchedule } from '../shared/to-schedule';
import { getMinuteOfDay } from './due';

export interface Device {
  id: string;
  token: string;
}

interface WornOutfit extends WornEntry {
  categoryId: CategoryId;
}

type Regions = OutfitDependencies['regions'];

/** User with everything that their pushes depend on. */
export interface Recipient {
  setting: typeof notificationSettings.$inferSelect;
  schedule: Schedule | null;
  /** Null if the user wants no weather warnings. */
  warnings: WarningPreference | null;
  audience: Audience;
  /** District that the user chose, in the user's language; null for the district at the centre of the cell. */
  placeName: string | null;
  /** Outfits that the user wore in the last `RECENTLY_WORN_DAYS` days. */
  worn: WornOutfit[];
  /** Date of the outfit that the user last gave feedback on. */
  lastFeedbackDate: KstDate | null;
  tokens: Device[];
}

/** Returns the place and category of the setting, and the day, hours and category of the schedule if there is one. */
export function getPlaceAndHours(
  {
    nx,
    ny,
    minuteOfDay,
    categoryId: settingCategoryId,
  }: Pick<typeof notificationSettings.$inferSelect, 'nx' | 'ny' | 'minuteOfDay' | 'categoryId'>,
  schedule: Schedule | null,
  nowMs: number,
): Pick<Audience, 'cell' | 'categoryId' | 'day' | 'hours' | 'dressCode'> {
  const cell = nx !== null && ny !== null ? { nx, ny } : DEFAULT_PLACE.cell;
  // Safe: only ids that the contract allows are written.
  const categoryId = settingCategoryId as CategoryId;
  const spansToday = getScheduledDay(schedule, kstDate(nowMs)).spans;
  const wanted = getAlarmDay(minuteOfDay, { minuteNow: getMinuteOfDay(nowMs), spans: spansToday });
  if (!schedule && !wanted) return { cell, categoryId };
  const request = getDayRequest({ schedule, here: cell, nowMs, categoryId, wanted });
  const { day, hours, dressCode } = request;
  const spans = hours === undefined ? null : parseHourSpans(hours);
  const category = { cell, categoryId: request.categoryId ?? categoryId, ...(dressCode && { dressCode }) };
  return { ...category, ...(day && { day }), ...(spans && { hours: spans }) };
}

function getDistrictName(setting: Recipient['setting'], language: Language, regions: Regions): string | null {
  const region = getSettingRegion(setting, regions);
  return region && getMessages(language).places.formatDistrict(region);
}

/** Adds the user to an audience of one user, as the user's requests do. */
const nameOwner = (userId: string, audience: Audience): Audience =>
  isOneUser(audience) ? { ...audience, owner: formatMemberOwner(userId) } : audience;

/** Passes all ids as one parameter: hundreds of parameters would take longer to plan than the query to run. */
const isOneOf = (column: AnyPgColumn, ids: string[]) => sql`${column} = any(${`{${ids.join()}}`}::uuid[])`;

/** Returns the users, by id, whom a transport can reach: pushes enabled, session valid, token saved. */
export async function findRecipients(
  db: Database,
  transport: PushTransport['kind'],
  userIds: string[],
  { nowMs, holidays, regions }: { nowMs: number; holidays: Holidays; regions: Regions },
): Promise<Map<string, Recipient>> {
  const settings = notificationSettings;
  const rows = await db
    .select({
      settings,
      language: users.language,
      profileGender: users.gender,
      birthDate: users.birthDate,
      prefersOwnAge: users.prefersOwnAge,
      learnt: learnedComforts.learnt,
      plan: myDays.plan,
      places: savedPlaces.places,
      never: neverWear.kinds,
      warnings: warningSettings,
      token: { id: pushTokens.id, token: pushTokens.token },
    })
    .from(settings)
    .innerJoin(users, eq(users.id, settings.userId))
    .innerJoin(pushTokens, and(eq(pushTokens.userId, settings.userId), eq(pushTokens.transport, transport)))
    .innerJoin(sessions, and(eq(sessions.id, pushTokens.sessionId), gt(sessions.expiresAt, new Date(nowMs))))
    .leftJoin(learnedComforts, eq(learnedComforts.userId, settings.userId))
    .leftJoin(myDays, eq(myDays.userId, settings.userId))
    .leftJoin(savedPlaces, eq(savedPlaces.userId, settings.userId))
    .leftJoin(neverWear, eq(neverWear.userId, settings.userId))
    .leftJoin(warningSettings, eq(warningSettings.userId, settings.userId))
    .where(and(isOneOf(settings.userId, userIds), settings.enabled));
  const today = kstDate(nowMs);
  const worn = await findWornOutfits(db, userIds, nowMs);
  const recipients = new Map<string, Recipient>();
  for (const row of rows) {
    const { settings: setting, language, profileGender, learnt, never, warnings, plan, places, token } = row;
    const known = recipients.get(setting.userId);
    const gender = setting.gender ?? profileGender ?? DEFAULT_GENDER;
    if (known) known.tokens.push(token);
    else {
      const schedule = toSchedule(plan, places, holidays);
      recipients.set(setting.userId, {
        setting,
        schedule,
        warnings: warnings && toWarningPreference(warnings),
        worn: worn.get(setting.userId) ?? [],
        lastFeedbackDate: learnt?.last?.told.date ?? null,
        audience: nameOwner(setting.userId, {
          language,
          ...getPlaceAndHours(setting, schedule, nowMs),
          gender,
          offsets: learnt ? getOffsets(learnt, today) : NO_OFFSETS,
          ageGroup: getOwnAgeGroup(row, today),
          without: formatKindsFor(gender, parseKinds(never ?? '')),
        }),
        placeName: getDistrictName(setting, language, regions),
        tokens: [token],
      });
    }
  }
  return recipients;
}

/** Returns recently worn outfits by user id. */
async function findWornOutfits(db: Database, userIds: string[], nowMs: number): Promise<Map<string, WornOutfit[]>> {
  const { userId, date, outfitId, categoryId } = wornOutfits;
  const isRecent = gte(date, addDays(kstDate(nowMs), -RECENTLY_WORN_DAYS));
  const rows = await db
    .select({ userId, date, outfitId, categoryId })
    .from(wornOutfits)
    .where(and(isOneOf(userId, userIds), isRecent));
  const worn = new Map<string, WornOutfit[]>();
  for (const { userId: owner, ...what } of rows) worn.set(owner, [...(worn.get(owner) ?? []), what]);
  return worn;
}
