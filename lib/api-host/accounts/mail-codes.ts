import { randomInt } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { MINUTE_MS } from '@/lib/contract/durations';
import { ApiError } from '@/lib/contract/errors';
import { MAIL_CODE_TTL_S, type CodePurpose } from '@/lib/contract/mail-code';
import type { Database } from '../db/database';
import { mailCodes } from '../db/schema';
import { digest, isSameHash, mac, createSecret } from '../shared/secrets';
import { SecurityError } from '../shared/security-events';

const CODE_MS = MAIL_CODE_TTL_S * 1_000;
/** How long one may go on with what a confirmed code allows. */
const CONFIRMED_MS: Record<CodePurpose, number> = { signup: 30 * MINUTE_MS, 'find-id': 0, reset: 10 * MINUTE_MS };
const MAX_TRIES = 5;

/** A code, bound to one browser by the secret in its cookie. */
export interface Challenge {
  purpose: CodePurpose;
  secret: string;
}

export type MailCode = typeof mailCodes.$inferSelect;

/** A new secret for a browser, and the code that it will be told by mail. */
export const createChallenge = () => ({ secret: createSecret(), code: String(randomInt(1_000_000)).padStart(6, '0') });

/** How long the browser has to remember its secret. */
export const getChallengeSeconds = (purpose: CodePurpose): number => (CODE_MS + CONFIRMED_MS[purpose]) / 1_000;

/** Stores a code that has been mailed. One that was mailed before and is still open ends. */
export async function storeCode(
  db: Database,
  {
    secret,
    purpose,
    code,
    email,
    userId,
    nowMs,
  }: Challenge & { code: string; email: string; userId?: string; nowMs: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(mailCodes)
      .where(and(eq(mailCodes.purpose, purpose), eq(mailCodes.email, email), isNull(mailCodes.confirmedAt)));
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

const formatWrongCodeMessage = (triesLeft: number): string =>
  triesLeft > 0
    ? `인증번호가 맞지 않아요. ${triesLeft}번 더 입력할 수 있어요.`
    : '인증번호가 다섯 번 맞지 않았어요. 다시 받아 주세요.';

/**
 * Tries a code; the right one is confirmed, once. `belongs` says whether what came with it fits too. Throws
 * `ApiError` INVALID_INPUT for a wrong code and for one that is not open in this browser (never asked for here,
 * expired, used), TOO_MANY_REQUESTS from the sixth try on.
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
  // Counting first: tries that come at the same moment are five as well.
  const [tried] = await db
    .update(mailCodes)
    .set({ tries: sql`${mailCodes.tries} + 1` })
    .where(isOpen)
    .returning();
  if (!tried) throw wrongCodeError('인증번호를 쓸 수 없어요. 이 화면에서 다시 받아 주세요.');
  if (tried.tries > MAX_TRIES)
    throw new SecurityError('TOO_MANY_REQUESTS', 'limit-reached', {
      message: '다섯 번 틀렸어요. 인증번호를 다시 받아 주세요.',
      limit: 'code-tries',
      who: tried.userId ?? undefined,
    });
  if (!isSameHash(tried.codeMac, mac(secret, code)) || !belongs(tried))
    throw wrongCodeError(formatWrongCodeMessage(MAX_TRIES - tried.tries));
  const confirmed = { confirmedAt: new Date(nowMs), expiresAt: new Date(nowMs + CONFIRMED_MS[purpose]) };
  const [done] = await db.update(mailCodes).set(confirmed).where(isOpen).returning();
  if (!done) throw wrongCodeError('이미 사용한 인증번호예요.');
  return done;
}

const isUsable = ({ secret, purpose, nowMs }: Challenge & { nowMs: number }) =>
  and(
    eq(mailCodes.id, digest(secret)),
    eq(mailCodes.purpose, purpose),
    isNotNull(mailCodes.confirmedAt),
    gt(mailCodes.expiresAt, new Date(nowMs)),
  );

/** A confirmed code of this browser, left as it is: worth asking before anything costly is done. */
export async function findConfirmedCode(
  db: Database,
  challenge: Challenge & { nowMs: number },
): Promise<MailCode | undefined> {
  const [found] = await db.select().from(mailCodes).where(isUsable(challenge));
  return found;
}

/** Uses up a confirmed code; undefined where this browser has none (any more). */
export async function consumeConfirmedCode(
  db: Database,
  challenge: Challenge & { nowMs: number },
): Promise<MailCode | undefined> {
  const [used] = await db.delete(mailCodes).where(isUsable(challenge)).returning();
  return used;
}
