import { and, eq, gt, inArray } from 'drizzle-orm';
import type { CategoryId } from '@/lib/contract/category';
import { DEFAULT_GENDER } from '@/lib/contract/gender';
import { kstDate } from '@/lib/domain/kst';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';
import { offsetsOn } from '@/lib/domain/recommendation/own-comfort';
import type { Database } from '../db/database';
import { learntComforts, notificationSettings, pushTokens, sessions, users } from '../db/schema';
import type { Listeners } from '../outfit/audience';
import type { PushTransport } from '../push/push-transport';

/** Where somebody is reached. */
export interface Device {
  id: string;
  token: string;
}

/** Somebody who wants to be told at a time of day, and where. */
export interface Recipient {
  minuteOfDay: number;
  audience: Listeners;
  /** How they call the place themselves; null for the name of the cell's middle. */
  placeName: string | null;
  tokens: Device[];
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
      token: { id: pushTokens.id, token: pushTokens.token },
    })
    .from(settings)
    .innerJoin(users, eq(users.id, settings.userId))
    .innerJoin(pushTokens, and(eq(pushTokens.userId, settings.userId), eq(pushTokens.transport, transport)))
    .innerJoin(sessions, and(eq(sessions.id, pushTokens.sessionId), gt(sessions.expiresAt, new Date(nowMs))))
    .leftJoin(learntComforts, eq(learntComforts.userId, settings.userId))
    .where(and(inArray(settings.userId, userIds), settings.enabled));
  const found = new Map<string, Recipient>();
  for (const { settings: setting, profileGender, learnt, token } of rows) {
    const known = found.get(setting.userId);
    if (known) known.tokens.push(token);
    else
      found.set(setting.userId, {
        minuteOfDay: setting.minuteOfDay,
        audience: {
          cell: setting.nx !== null && setting.ny !== null ? { nx: setting.nx, ny: setting.ny } : DEFAULT_PLACE.cell,
          // Only what the contract allows is ever written.
          categoryId: setting.categoryId as CategoryId,
          gender: setting.gender ?? profileGender ?? DEFAULT_GENDER,
          offsets: learnt ? offsetsOn(learnt, kstDate(nowMs)) : NO_OFFSETS,
        },
        placeName: setting.sggnm,
        tokens: [token],
      });
  }
  return found;
}
