import { and, eq } from 'drizzle-orm';
import type { PushMessage } from '@/lib/contract/push-message';
import type { Logger } from '@/lib/log';
import { metrics } from '@/lib/metrics/metrics';
import type { Database } from '../db/database';
import { pushTokens } from '../db/schema';
import type { PushTransport, SendResult } from '../push/push-transport';
import { createBatcher } from '../shared/batcher';
import { getPushKind } from './claim-kind';
import { deleteClaim, type Claim } from './claims';
import { MAX_LATENESS_MS } from './due';
import { getMessageId } from './message-id';
import { resolveAttempt, type SendResults } from './next-attempt';
import type { PushContent, PushKindTools } from './push-kind';
import { PUSH_KIND_RECORDS } from './push-kinds';
import { findRecipients, type Device, type Recipient } from './recipients';
import type { Recorder } from './recorder';

export interface DeliveryTools {
  transport: PushTransport;
  random: () => number;
  logger: Logger;
  /** Maximum duration of an attempt in ms; it has to end within the lease. */
  sendLimitMs: number;
  /** Firebase requires absolute links. */
  siteUrl?: string;
}

const MAX_CONCURRENT = 1_000;
/** Recipients are read just before their pushes, so that switching off applies at once. */
const READ_ROWS = 250;
/** A small first group, so that sending starts early. */
const FIRST_READ_ROWS = 25;
/** If composing takes longer, for example because weather is pending, the recipient is read again before sending. */
const MAX_AGE_MS = 5_000;

function buildMessage(
  claim: Claim,
  { setting, audience }: Recipient,
  content: PushContent,
  siteUrl?: string,
): PushMessage {
  const { userId, date, kind } = claim;
  const { notification, categoryId, link, about, asks } = content;
  return {
    notification: { ...notification, lang: audience.language },
    data: {
      messageId: getMessageId(userId, date, kind),
      eventTypeId: categoryId,
      date,
      link,
      // Only the evening question needs to know the outfit.
      ...((asks || setting.questionEnabled) &&
        about && {
          outfitId: about.outfitId,
          outfitDate: about.date,
          ...(about.told && { outfitTold: about.told }),
        }),
      ...(asks && { asks }),
    },
    ...(siteUrl?.startsWith('https:') && { fcmOptions: { link: siteUrl + link } }),
  };
}

const getExpiryMs = ({ dueAt }: Claim): number => dueAt.getTime() + MAX_LATENESS_MS;

function count(result: SendResult, lateMs: number): void {
  const { pushes, lateness } = metrics();
  pushes.inc({ result: typeof result === 'string' ? result : 'later' });
  if (result === 'sent') lateness.observe(lateMs / 1_000);
}

/** Deletes a token that is no longer valid, unless its address has been saved again since. */
const deleteToken = (db: Database, { id, token }: Device) =>
  db.delete(pushTokens).where(and(eq(pushTokens.id, id), eq(pushTokens.token, token)));

/** Creates a function that sends the pushes of claims and passes their updates to the recorder. */
export function createDelivery(tools: DeliveryTools & PushKindTools, recorder: Recorder) {
  const { db, closing, transport, clock, random, logger, sendLimitMs, siteUrl, readHolidays, regions } = tools;

  async function find(claims: Claim[]): Promise<(Recipient | undefined)[]> {
    const ids = claims.map(({ userId }) => userId);
    const recipients = await findRecipients(db, transport.kind, ids, {
      nowMs: clock(),
      holidays: await readHolidays(),
      regions,
    });
    return ids.map((id) => recipients.get(id));
  }
  const findAgain = createBatcher(find);

  /** Whether a send would end within the lease and is not too late. */
  const maySend = (claim: Claim) => clock() < Math.min(claim.leasedUntil.getTime() - sendLimitMs, getExpiryMs(claim));

  /** Returns null if no send was started, because it waited too long for its turn or the instance is shutting down. */
  async function sendToAll(claim: Claim, tokens: Device[], message: PushMessage): Promise<SendResults | null> {
    const ttlSeconds = Math.ceil((getExpiryMs(claim) - clock()) / 1_000);
    let skipped = 0;
    const mayBegin = () => {
      const may = maySend(claim) && !closing.aborted;
      if (!may) skipped += 1;
      return may;
    };
    const push = { message, ttlSeconds, mayBegin };
    const results: SendResults = new Map();
    const open = tokens.filter(({ id }) => !claim.settled[id]);
    await Promise.all(
      open.map(async (device) => {
        const result = await transport.send(device.token, push);
        count(result, clock() - claim.dueAt.getTime());
        results.set(device.id, result);
        if (result === 'gone') await deleteToken(db, device);
      }),
    );
    return open.length > 0 && skipped === open.length ? null : results;
  }

  /** Settles a claim as sent if a device was already reached, else deletes it. */
  async function abandon(claim: Claim): Promise<void> {
    const { settled, attempts } = claim;
    const isReached = Object.keys(settled).length > 0;
    if (isReached) recorder.add({ claim, settled, attempts, outcome: 'sent' });
    else await deleteClaim(db, claim);
  }

  /** Sends the push of a claim to a recipient that was just read, unless its lease would expire before. */
  async function deliverOne(claim: Claim, recipient: Recipient | undefined): Promise<void> {
    const kind = PUSH_KIND_RECORDS[getPushKind(claim)];
    const readMs = clock();
    if (!recipient || !kind.isWanted(recipient, claim)) return abandon(claim);
    const content = await kind.compose(recipient, claim, tools);
    if (!maySend(claim)) return;
    if (clock() - readMs > MAX_AGE_MS) return deliverOne(claim, await findAgain(claim));
    if (!content) return abandon(claim);
    const message = buildMessage(claim, recipient, content, siteUrl);
    const results = closing.aborted ? null : await sendToAll(claim, recipient.tokens, message);
    const { settled, attempts } = claim;
    const released = { claim, settled, attempts, retryAtMs: clock() };
    recorder.add(results ? resolveAttempt(claim, results, clock(), random) : released);
  }

  let running = 0;
  const waiting: (() => void)[] = [];
  const hasRoom = () => running <= MAX_CONCURRENT - READ_ROWS;

  const waitForRoom = (): Promise<void> =>
    hasRoom() ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve));

  /** Starts a delivery. If it fails, the claim is retried when its lease expires. */
  function start(claim: Claim, recipient: Recipient | undefined): Promise<void> {
    running += 1;
    return deliverOne(claim, recipient)
      .catch((err: unknown) => logger.error({ err }, 'dispatch: a push failed; it is retried when its lease expires'))
      .finally(() => {
        running -= 1;
        if (hasRoom()) waiting.shift()?.();
      });
  }

  return async (claims: Claim[]): Promise<void> => {
    const deliveries: Promise<void>[] = [];
    for (let next = 0; next < claims.length;) {
      const group = claims.slice(next, next + (next === 0 ? FIRST_READ_ROWS : READ_ROWS));
      next += group.length;
      await waitForRoom();
      const recipients = await find(group);
      deliveries.push(...group.map((claim, at) => start(claim, recipients[at])));
    }
    await Promise.all(deliveries);
    await recorder.flush();
  };
}
