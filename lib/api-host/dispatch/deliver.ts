import { and, eq } from 'drizzle-orm';
import type { PushMessage } from '@/lib/contract/push-message';
import { kstDate, kstHour, kstMinute } from '@/lib/domain/kst';
import type { Logger } from '@/lib/log';
import type { Database } from '../db/database';
import { pushTokens } from '../db/schema';
import type { PushTransport } from '../push/push-transport';
import { dropClaim, type Claim } from './claims';
import type { PushContent } from './compose-content';
import { WORTH_MS } from './due';
import { messageIdOf } from './message-id';
import { changeAfter, type Answers } from './next-attempt';
import { findRecipients, type Audience, type Device, type Recipient } from './recipients';
import type { Recorder } from './recorder';

export interface DeliveryTools {
  db: Database;
  transport: PushTransport;
  compose: (audience: Audience) => Promise<PushContent>;
  clock: () => number;
  random: () => number;
  logger: Logger;
  /** The site's address, where it is known: Firebase wants whole ones. */
  siteUrl?: string;
}

/** What was read of a person is believed for so long: then it is read again, so that switching off holds at once. */
const BELIEVED_MS = 5_000;
/** The last attempt has to end within the lease. */
const SEND_LIMIT_MS = 20_000;

function messageFor({ userId, date }: Claim, { eventTypeId }: Audience, content: PushContent, siteUrl?: string) {
  const link = `/home?category=${eventTypeId}`;
  const message: PushMessage = {
    notification: content,
    data: { messageId: messageIdOf(userId, date), eventTypeId, date, link },
    ...(siteUrl?.startsWith('https:') && { fcmOptions: { link: siteUrl + link } }),
  };
  return message;
}

const worthUntilMs = ({ dueAt }: Claim): number => dueAt.getTime() + WORTH_MS;

/** Whether a person still wants to be told at the time that the claim was made for. */
const isFor = ({ minuteOfDay }: Recipient, { dueAt, date }: Claim): boolean => {
  const dueMs = dueAt.getTime();
  return kstDate(dueMs) === date && kstHour(dueMs) * 60 + kstMinute(dueMs) === minuteOfDay;
};

/** A token that nobody is behind any more; unless its place was saved anew meanwhile. */
const retire = (db: Database, { id, token }: Device) =>
  db.delete(pushTokens).where(and(eq(pushTokens.id, id), eq(pushTokens.token, token)));

/** Sends the pushes of claims, and hands what became of each to the recorder. */
export function createDelivery(tools: DeliveryTools, recorder: Recorder, closing: AbortSignal) {
  const { db, transport, compose, clock, random, logger, siteUrl } = tools;

  const find = (userIds: string[]) => findRecipients(db, transport.kind, userIds, clock());

  async function sendToAll(claim: Claim, tokens: Device[], message: PushMessage): Promise<Answers> {
    const push = { message, ttlSeconds: Math.ceil((worthUntilMs(claim) - clock()) / 1_000) };
    const answers: Answers = new Map();
    const open = tokens.filter(({ id }) => !claim.settled[id]);
    await Promise.all(
      open.map(async (device) => {
        const answer = await transport.send(device.token, push);
        answers.set(device.id, answer);
        if (answer === 'gone') await retire(db, device);
      }),
    );
    return answers;
  }

  async function giveUp(claim: Claim): Promise<void> {
    const isReached = Object.keys(claim.settled).length > 0;
    if (isReached) recorder.add({ claim, settled: claim.settled, outcome: 'sent' });
    else await dropClaim(db, claim);
  }

  /** Sends while it is ours to send; past that, somebody else takes the claim up, or it is too late. */
  async function deliverOne(claim: Claim, found: Recipient | undefined, foundMs: number): Promise<void> {
    if (!found || !isFor(found, claim)) return giveUp(claim);
    const content = await compose(found.audience);
    const isOld = clock() - foundMs > BELIEVED_MS;
    const recipient = isOld ? (await find([claim.userId])).get(claim.userId) : found;
    if (!recipient || !isFor(recipient, claim)) return giveUp(claim);
    if (clock() >= Math.min(claim.leasedUntil.getTime() - SEND_LIMIT_MS, worthUntilMs(claim))) return;
    if (closing.aborted) return recorder.add({ claim, settled: claim.settled, retryAtMs: clock() });
    const message = messageFor(claim, found.audience, content, siteUrl);
    const answers = await sendToAll(claim, recipient.tokens, message);
    recorder.add(changeAfter(claim, answers, clock(), random));
  }

  return async (claims: Claim[]): Promise<void> => {
    const foundMs = clock();
    const found = await find(claims.map(({ userId }) => userId));
    const deliveries = claims.map((claim) =>
      // The lease ends, and somebody takes it up again.
      deliverOne(claim, found.get(claim.userId), foundMs).catch((err: unknown) =>
        logger.error({ err }, 'a push could not be made'),
      ),
    );
    await Promise.all(deliveries);
    await recorder.flush();
  };
}
