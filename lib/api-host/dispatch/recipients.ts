import { and, eq, gt, inArray } from 'drizzle-orm';
import type { CategoryId } from '@/lib/contract/category';
import { parseHoursOut } from '@/lib/contract/hours-out';
import { DEFAULT_GENDER } from '@/lib/contract/gender';
import { gridCellCentre } from '@/lib/domain/dfs-grid';
import { kstDate } from '@/lib/domain/kst';
import { askedOfWeek } from '@/lib/domain/my-day/day-asked';
import { weekOf, type PlaceOfSpan, type Week } from '@/lib/domain/my-day/week';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';
import { offsetsOn } from '@/lib/domain/recommendation/own-comfort';
import type { Database } from '../db/database';
import {
  learntComforts,
  myDays,
  notificationSettings,
  pushTokens,
  savedPlaces,
  sessions,
  users,
  type KeptPlace,
} from '../db/schema';
import type { Listeners } from '../outfit/audience';
import type { PushTransport } from '../push/push-transport';

/** Where somebody is reached. */
export interface Device {
  id: string;
  token: string;
}

/** Somebody who wants to be told at a time of day, and where. */
export interface Recipient {
  setting: typeof notificationSettings.$inferSelect;
  audience: Listeners;
  /** How they call the place themselves; null for the name of the cell's middle. */
  placeName: string | null;
  tokens: Device[];
}

const placeOfKept = ({ id, name, nx, ny }: KeptPlace): PlaceOfSpan => {
  const { lat: latitude, lon: longitude } = gridCellCentre({ nx, ny });
  return { id, name, latitude, longitude };
};

/** What somebody is told of: the alarm's place and category, and of the day of their own its hours and its category. */
function whenAndWhere(
  { nx, ny, categoryId: said }: typeof notificationSettings.$inferSelect,
  week: Week | null,
  nowMs: number,
): Pick<Listeners, 'cell' | 'categoryId' | 'day' | 'hours'> {
  const cell = nx !== null && ny !== null ? { nx, ny } : DEFAULT_PLACE.cell;
  // Only what the contract allows is ever written.
  const categoryId = said as CategoryId;
  if (!week) return { cell, categoryId };
  const { day, hours, categoryId: ofDay } = askedOfWeek({ week, here: cell, nowMs, categoryId });
  const spans = hours === undefined ? null : parseHoursOut(hours);
  return { cell, categoryId: ofDay ?? categoryId, ...(day && { day }), ...(spans && { hours: spans }) };
}

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
      token: { id: pushTokens.id, token: pushTokens.token },
    })
    .from(settings)
    .innerJoin(users, eq(users.id, settings.userId))
    .innerJoin(pushTokens, and(eq(pushTokens.userId, settings.userId), eq(pushTokens.transport, transport)))
    .innerJoin(sessions, and(eq(sessions.id, pushTokens.sessionId), gt(sessions.expiresAt, new Date(nowMs))))
    .leftJoin(learntComforts, eq(learntComforts.userId, settings.userId))
    .leftJoin(myDays, eq(myDays.userId, settings.userId))
    .leftJoin(savedPlaces, eq(savedPlaces.userId, settings.userId))
    .where(and(inArray(settings.userId, userIds), settings.enabled));
  const found = new Map<string, Recipient>();
  for (const { settings: setting, profileGender, learnt, plan, places, token } of rows) {
    const known = found.get(setting.userId);
    if (known) known.tokens.push(token);
    else
      found.set(setting.userId, {
        setting,
        audience: {
          ...whenAndWhere(setting, plan && weekOf(plan, (places ?? []).map(placeOfKept)), nowMs),
          gender: setting.gender ?? profileGender ?? DEFAULT_GENDER,
          offsets: learnt ? offsetsOn(learnt, kstDate(nowMs)) : NO_OFFSETS,
        },
        placeName: setting.sggnm,
        tokens: [token],
      });
  }
  return found;
}
