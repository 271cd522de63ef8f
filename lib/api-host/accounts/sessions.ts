import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray, lte, ne } from 'drizzle-orm';
import { MINUTE_MS, DAY_MS } from '@/lib/contract/durations';
import { isYoungerThan } from '@/lib/domain/age';
import type { Database } from '../db/database';
import { accessTokens, sessions } from '../db/schema';
import { digest, isSameHash, mac, createSecret } from '../shared/secrets';

const ACCESS_MS = 10 * MINUTE_MS;
const IDLE_MS = 30 * DAY_MS;
const MAX_AGE_MS = 180 * DAY_MS;
/** Time in which the previous refresh token still works, in ms: for concurrent calls and lost responses. */
const RACE_MS = MINUTE_MS;
const MAX_SESSIONS = 20;

export interface Tokens {
  access: string;
  refresh: string;
}

export interface Member {
  userId: string;
  sessionId: string;
  /** Time of the last proof of identity in epoch ms; null if a provider let the user through without one. */
  provedMs: number | null;
}

type SessionRow = typeof sessions.$inferSelect;

const formatRefreshToken = (id: string, secret: string) => `${id}.${secret}`;
const REFRESH_TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/;

const getExpiry = (nowMs: number, authenticatedMs: number) =>
  new Date(Math.min(nowMs + IDLE_MS, authenticatedMs + MAX_AGE_MS));

async function issueAccessToken(db: Database, sessionId: string, nowMs: number): Promise<string> {
  const access = createSecret();
  await db.insert(accessTokens).values({ hash: digest(access), sessionId, expiresAt: new Date(nowMs + ACCESS_MS) });
  return access;
}

/**
 * Opens a session. `provedAt` is the time of the user's proof of identity. If the user has more than 20 sessions, the
 * oldest ends.
 */
export async function openSession(db: Database, userId: string, nowMs: number, provedAt: Date | null): Promise<Tokens> {
  const [id, secret, now] = [randomUUID(), createSecret(), new Date(nowMs)];
  return db.transaction(async (tx) => {
    await tx.insert(sessions).values({
      id,
      userId,
      refreshHash: digest(secret),
      rotatedAt: now,
      authenticatedAt: now,
      provedAt,
      expiresAt: getExpiry(nowMs, nowMs),
    });
    const tooMany = tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.authenticatedAt), sessions.id)
      .offset(MAX_SESSIONS);
    await tx.delete(sessions).where(inArray(sessions.id, tooMany));
    return { access: await issueAccessToken(tx, id, nowMs), refresh: formatRefreshToken(id, secret) };
  });
}

/**
 * Returns the next refresh secret. The current secret is rotated. The previous one, shortly after its rotation, yields
 * the same next secret, which is derived from it and a random key in the row. Returns null for any other secret.
 */
async function rotateSecret(db: Database, row: SessionRow, secret: string, nowMs: number): Promise<string | null> {
  const secretHash = digest(secret);
  if (isSameHash(secretHash, row.refreshHash)) {
    const successorKey = createSecret();
    const next = mac(successorKey, secret);
    await db
      .update(sessions)
      .set({
        refreshHash: digest(next),
        previousHash: secretHash,
        successorKey,
        rotatedAt: new Date(nowMs),
        expiresAt: getExpiry(nowMs, row.authenticatedAt.getTime()),
      })
      .where(eq(sessions.id, row.id));
    return next;
  }
  const isRace = row.previousHash === secretHash && isYoungerThan(row.rotatedAt.getTime(), RACE_MS, nowMs);
  return isRace && row.successorKey ? mac(row.successorKey, secret) : null;
}

export type Rotation =
  | { ok: true; tokens: Tokens; userId: string }
  | { ok: false; reason: 'unknown' }
  | { ok: false; reason: 'replayed'; userId: string };

/** Exchanges a refresh token for new tokens. If the token was used before, ends its session. */
export async function rotateSession(db: Database, token: string, nowMs: number): Promise<Rotation> {
  const [, id, secret] = REFRESH_TOKEN.exec(token) ?? [];
  if (!id || !secret) return { ok: false, reason: 'unknown' };
  return db.transaction(async (tx) => {
    const now = new Date(nowMs);
    const isLive = and(eq(sessions.id, id), gt(sessions.expiresAt, now));
    const [row] = await tx.select().from(sessions).where(isLive).for('update');
    if (!row) return { ok: false, reason: 'unknown' };
    const next = await rotateSecret(tx, row, secret, nowMs);
    if (!next) {
      await tx.delete(sessions).where(eq(sessions.id, id));
      return { ok: false, reason: 'replayed', userId: row.userId };
    }
    await tx.delete(accessTokens).where(and(eq(accessTokens.sessionId, id), lte(accessTokens.expiresAt, now)));
    const tokens = { access: await issueAccessToken(tx, id, nowMs), refresh: formatRefreshToken(id, next) };
    return { ok: true, tokens, userId: row.userId };
  });
}

/** Ends the session of a refresh token of any age. Does nothing if there is no such session. */
export async function endSession(db: Database, token: string): Promise<void> {
  const [, id] = REFRESH_TOKEN.exec(token) ?? [];
  if (id) await db.delete(sessions).where(eq(sessions.id, id));
}

/** Ends all sessions of the member except the current one. Returns their number. */
export async function endOtherSessions(db: Database, { userId, sessionId }: Member): Promise<number> {
  const others = and(eq(sessions.userId, userId), ne(sessions.id, sessionId));
  return (await db.delete(sessions).where(others).returning({ id: sessions.id })).length;
}

export async function endAllSessions(db: Database, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

/** Returns the member of an access token; null if the token is unknown or expired, or its session has ended. */
export async function findMember(db: Database, access: string, nowMs: number): Promise<Member | null> {
  const now = new Date(nowMs);
  const [row] = await db
    .select({ userId: sessions.userId, sessionId: sessions.id, provedAt: sessions.provedAt })
    .from(accessTokens)
    .innerJoin(sessions, eq(sessions.id, accessTokens.sessionId))
    .where(and(eq(accessTokens.hash, digest(access)), gt(accessTokens.expiresAt, now), gt(sessions.expiresAt, now)));
  return row ? { ...row, provedMs: row.provedAt?.getTime() ?? null } : null;
}
