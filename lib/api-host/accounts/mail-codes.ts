import { randomInt } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { MINUTE_MS } from '@/lib/contract/durations';
import { ApiError } from '@/lib/contract/errors';
import { MAIL_CODE_TTL_S, type CodePurpose } from '@/lib/contract/mail-code';
import { problem } from '@/lib/contract/problem';
import type { Database } from '../db/database';
import { mailCodes } from '../db/schema';
import { digest, isSameHash, mac, createSecret } from '../shared/secrets';
import { SecurityError } from '../shared/security-events';

const CODE_MS = MAIL_CODE_TTL_S * 1_000;
/** Lifetime of a confirmed code in ms, for the step that it permits. */
const CONFIRMED_MS: Record<CodePurpose, number> = { signup: 30 * MINUTE_MS, 'find-id': 0, reset: 10 * MINUTE_MS };
const MAX_TRIES = 5;

/** A mail code request, bound to one browser by the secret in its cookie. */
export interface Challenge {
  purpose: CodePurpose;
  secret: string;
}

export type MailCode = typeof mailCodes.$inferSelect;

/** Creates a secret for the browser's cookie and a code to mail. */
export const createChallenge = () => ({ secret: createSecret(), code: String(randomInt(1_000_000)).padStart(6, '0') });

/** Returns the lifetime of the browser's cookie in seconds. */
export const getChallengeSeconds = (purpose: CodePurpose): number => (CODE_MS + CONFIRMED_MS[purpose]) / 1_000;

/**
 * Stores a mailed code and deletes the unconfirmed one that it replaces in the same browser. Codes that other browsers
 * requested stay, so that a stranger's request does not take the owner's code away.
 */
export async function storeCode(
  db: Database,
  {
    secret,
    purpose,
    code,
    email,
    userId,
    nowMs,
    replaced,
  }: Challenge & { code: string; email: string; userId?: string; nowMs: number; replaced: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(mailCodes)
      .where(and(eq(mailCodes.id, digest(replaced)), eq(mailCodes.purpose, purpose), isNull(mailCodes.confirmedAt)));
    await tx.insert(mailCodes).values({
      id: digest(secret),
      purpose,
      email,
      userId,
      codeMac: mac(secret, code),
      expiresAt: new Date(nowMs + CODE_MS),
    });
  });
}

const wrongCodeError = (message: string) => new ApiError('INVALID_INPUT', { message, fields: { code: message } });

const nameWrongCode = (triesLeft: number): string =>
  problem(triesLeft > 0 ? `codeWrong:${triesLeft}` : 'codeWrongTooOften');

/**
 * Confirms a code, once. `belongs` checks the other input against the stored row. Throws `ApiError` INVALID_INPUT if
 * the code is wrong or not open in this browser (requested elsewhere, expired or used), and TOO_MANY_REQUESTS from the
 * sixth attempt on.
 */
export async function confirmCode(
  db: Database,
  {
    secret,
    purpose,
    code,
    nowMs,
    belongs = () => true,
  }: Challenge & { code: string; nowMs: number; belongs?: (row: MailCode) => boolean },
): Promise<MailCode> {
  const isOpen = and(
    eq(mailCodes.id, digest(secret)),
    eq(mailCodes.purpose, purpose),
    isNull(mailCodes.confirmedAt),
    gt(mailCodes.expiresAt, new Date(nowMs)),
  );
  // Counted first, so that concurrent attempts count as well.
  const [attempt] = await db
    .update(mailCodes)
    .set({ tries: sql`${mailCodes.tries} + 1` })
    .where(isOpen)
    .returning();
  if (!attempt) throw wrongCodeError(problem('codeUnusable'));
  if (attempt.tries > MAX_TRIES)
    throw new SecurityError('TOO_MANY_REQUESTS', 'limit-reached', {
      message: problem('tooManyCodeTries'),
      limit: 'code-tries',
      who: attempt.userId ?? undefined,
    });
  if (!isSameHash(attempt.codeMac, mac(secret, code)) || !belongs(attempt))
    throw wrongCodeError(nameWrongCode(MAX_TRIES - attempt.tries));
  const changes = { confirmedAt: new Date(nowMs), expiresAt: new Date(nowMs + CONFIRMED_MS[purpose]) };
  const [confirmed] = await db.update(mailCodes).set(changes).where(isOpen).returning();
  if (!confirmed) throw wrongCodeError(problem('codeUsed'));
  return confirmed;
}

const isUsable = ({ secret, purpose, nowMs }: Challenge & { nowMs: number }) =>
  and(
    eq(mailCodes.id, digest(secret)),
    eq(mailCodes.purpose, purpose),
    isNotNull(mailCodes.confirmedAt),
    gt(mailCodes.expiresAt, new Date(nowMs)),
  );

/** Returns this browser's confirmed code without consuming it, for a check before costly work. */
export async function findConfirmedCode(
  db: Database,
  challenge: Challenge & { nowMs: number },
): Promise<MailCode | undefined> {
  const [row] = await db.select().from(mailCodes).where(isUsable(challenge));
  return row;
}

/** Deletes and returns this browser's confirmed code; undefined if there is none. */
export async function consumeConfirmedCode(
  db: Database,
  challenge: Challenge & { nowMs: number },
): Promise<MailCode | undefined> {
  const [row] = await db.delete(mailCodes).where(isUsable(challenge)).returning();
  return row;
}
