import { randomUUID } from 'node:crypto';
import type { Database } from '@/lib/api-host/db/database';
import {
  accessTokens,
  bookmarks,
  cacheEntries,
  consents,
  learnedComforts,
  notificationSettings,
  providerAnswers,
  pushClaims,
  pushTokens,
  sessions,
  users,
} from '@/lib/api-host/db/schema';
import { createPartitions } from '@/lib/api-host/dispatch/claim-partitions';

const AT = new Date('2026-01-15T00:00:00.123Z');
const DATES = ['2026-01-13', '2026-01-14', '2026-01-15'];
/** Rows in one statement. */
const ROWS = 1_000;

interface User {
  id: string;
  sessionId: string;
  number: number;
}

async function addUsers(db: Database, batch: User[]): Promise<void> {
  await db.insert(users).values(
    batch.map(({ id, number }) => ({
      id,
      username: `person${number}`,
      email: `person${number}@nalot.example`,
      passwordHash: `$argon2id$v=19$${id}`,
      nickname: number % 3 === 0 ? '‘날옷’ "\\ 🧥' : null,
      gender: 'FEMALE' as const,
      birthDate: '2000-02-29',
      createdAt: AT,
    })),
  );
  const times = { rotatedAt: AT, authenticatedAt: AT, expiresAt: AT };
  await db
    .insert(sessions)
    .values(batch.map(({ id, sessionId }) => ({ id: sessionId, userId: id, refreshHash: sessionId, ...times })));
  await db
    .insert(accessTokens)
    .values(batch.map(({ sessionId }) => ({ hash: `of ${sessionId}`, sessionId, expiresAt: AT })));
  const agreed = { document: 'terms' as const, version: '1', agreedAt: AT };
  await db.insert(consents).values(batch.map(({ id: userId }) => ({ userId, ...agreed })));
  const bookmarked = batch.flatMap(({ id: userId }) =>
    [1, 2].map((one) => ({ userId, outfitId: `female-daily-${one}` })),
  );
  await db.insert(bookmarks).values(bookmarked.map((mark) => ({ ...mark, bookmarkedAt: AT })));
  const daily = { enabled: true, minuteOfDay: 420, categoryId: 2, holdsSince: AT, nx: 61, ny: 125 };
  await db.insert(notificationSettings).values(batch.map(({ id: userId }) => ({ userId, ...daily })));
  await db.insert(pushTokens).values(
    batch.map(({ id: userId, sessionId }) => ({
      id: randomUUID(),
      userId,
      sessionId,
      transport: 'web-push' as const,
      addressHash: sessionId,
      token: JSON.stringify({ endpoint: `https://push.nalot.example/${sessionId}`, keys: { p256dh: 'p', auth: 'a' } }),
      savedAt: AT,
    })),
  );
  await db
    .insert(learnedComforts)
    .values(
      batch.map(({ id: userId, number }) => ({ userId, learnt: { cold: [number / 7, -0.1], 'é"': null } as never })),
    );
  const claim = { dueAt: AT, leasedUntil: AT, attempts: 1, outcome: 'sent' as const };
  await db.insert(pushClaims).values(
    batch.map(({ id: userId, sessionId, number }) => ({
      ...claim,
      userId,
      date: DATES[number % DATES.length]!,
      settled: { [sessionId]: 'sent' as const },
    })),
  );
}

/** Fills a database with users who have every kind of data, and with data that belongs to nobody. */
export async function addPeople(db: Database, count: number): Promise<void> {
  await createPartitions(db, DATES);
  for (let number = 0; number < count; number += ROWS)
    await addUsers(
      db,
      Array.from({ length: Math.min(ROWS, count - number) }, (_, at) => ({
        id: randomUUID(),
        sessionId: randomUUID(),
        number: number + at,
      })),
    );
  const until = { leasedUntil: AT, heldUntil: AT, expiresAt: AT };
  await db.insert(providerAnswers).values([
    { key: 'bytes', value: Uint8Array.from({ length: 512 }, (_, at) => at % 256), receivedAt: AT, ...until },
    { key: 'a claim', ...until },
  ]);
  await db.insert(cacheEntries).values({ key: 'a', value: { n: 1.5, list: [null, '따'] }, expiresAt: AT });
}
