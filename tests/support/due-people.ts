import { randomUUID } from 'node:crypto';
import type { Database } from '@/lib/api-host/db/database';
import { notificationSettings, pushTokens, sessions, users } from '@/lib/api-host/db/schema';
import { CATEGORY_ID } from '@/lib/contract/category';
import { DAY_MS } from '@/lib/contract/durations';
import { kstHour, kstMinute } from '@/lib/domain/kst';
import type { Browser, PushService } from './push-service';

/** Below the limit of parameters in a statement. */
const ROWS = 2_000;

/** Adds members whose push is due at a minute, each with a browser that has subscribed. Returns the browsers by member. */
export async function addDueUsers(
  db: Database,
  service: Pick<PushService, 'subscribe'>,
  { count, dueMs }: { count: number; dueMs: number },
): Promise<Map<string, Browser>> {
  const [minuteOfDay, early] = [kstHour(dueMs) * 60 + kstMinute(dueMs), new Date(dueMs - DAY_MS)];
  const people = new Map<string, Browser>();
  for (let from = 0; from < count; from += ROWS) {
    const some = Array.from({ length: Math.min(ROWS, count - from) }, () => ({
      userId: randomUUID(),
      sessionId: randomUUID(),
      browser: service.subscribe(),
    }));
    await db.insert(users).values(some.map(({ userId: id }) => ({ id, createdAt: early })));
    await db.insert(sessions).values(
      some.map(({ userId, sessionId: id }) => ({
        id,
        userId,
        refreshHash: id,
        rotatedAt: early,
        authenticatedAt: early,
        expiresAt: new Date(dueMs + 30 * DAY_MS),
      })),
    );
    await db.insert(notificationSettings).values(
      some.map(({ userId }) => ({
        userId,
        enabled: true,
        minuteOfDay,
        categoryId: CATEGORY_ID.daily,
        holdsSince: early,
      })),
    );
    await db.insert(pushTokens).values(
      some.map(({ userId, sessionId, browser }) => ({
        id: randomUUID(),
        userId,
        sessionId,
        transport: 'web-push' as const,
        addressHash: browser.id,
        token: browser.token,
        savedAt: early,
      })),
    );
    for (const { userId, browser } of some) people.set(userId, browser);
  }
  return people;
}
