import { and, eq } from 'drizzle-orm';
import type { PushMessage } from '@/lib/contract/push-message';
import type { Logger } from '@/lib/log';
import { metrics } from '@/lib/metrics/metrics';
import type { Database } from '../db/database';
import { pushTokens } from '../db/schema';
import type { PushTransport, SendResult } from '../push/push-transport';
import type { Audience } from '../outfit/audience';
import { decodeAudience } from './audience-number';
import { deleteClaim, type Claim } from './claims';
import { getMinuteOfDay, MAX_LATENESS_MS } from './due';
import { getMessageId } from './message-id';
import { resolveAttempt, type SendResults } from './next-attempt';
import type { PushContent, PushKindTools } from './push-kind';
import { PUSH_KIND_RECORDS } from './push-kinds';
import { findRecipients, getPlaceAndHours, type Device, type Recipient } from './recipients';
import type { Recorder } from './recorder';

export interface DeliveryTools {
  transport: PushTransport;
  random: () => number;
  logger: Logger;
  /** An attempt takes no longer: it has to end within the lease. */
  sendLimitMs: number;
  /** The site's address, where it is known: Firebase wants whole ones. */
  siteUrl?: string;
}

/** People who are being sent to. */
const AT_ONCE = 1_000;
/** People are read just before they are sent to, so many at a time: switching off holds at once. */
const READ_AT_ONCE = 250;
/** The first of a batch do not wait for what the others read. */
const READ_FIRST = 25;

function buildMessage(claim: Claim, { setting }: Recipient, content: PushContent, siteUrl?: string): PushMessage {
  const { userId, date, kind } = claim;
  const { notification, categoryId, link, about, asks } = content;
  return {
    notification,
    data: {
      messageId: getMessageId(userId, date, kind),
      eventTypeId: categoryId,
      date,
      link,
      // Only the evening question needs to know the outfit.
      ...(setting.questionEnabled && about && { outfitId: about.outfitId, outfitDate: about.date }),
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

/** A token that nobody is behind any more; unless its address was saved anew meanwhile. */
const retire = (db: Database, { id, token }: Device) =>
  db.delete(pushTokens).where(and(eq(pushTokens.id, id), eq(pushTokens.token, token)));

/** Sends the pushes of claims, and hands what became of each to the recorder. */
export function createDelivery(tools: DeliveryTools & PushKindTools, recorder: Recorder) {
  const { db, closing, transport, clock, random, logger, sendLimitMs, siteUrl } = tools;

  const find = (claims: Claim[]) =>
    findRecipients(
      db,
      transport.kind,
      claims.map(({ userId }) => userId),
      clock(),
    );

  /** While its lease leaves a send enough time, and it is worth something. */
  const maySend = (claim: Claim) => clock() < Math.min(claim.leasedUntil.getTime() - sendLimitMs, getExpiryMs(claim));

  /** Null where no send was begun: it waited for its turn for too long, or until the instance was told to stop. */
  async function sendToAll(claim: Claim, tokens: Device[], message: PushMessage): Promise<SendResults | null> {
    const ttlSeconds = Math.ceil((getExpiryMs(claim) - clock()) / 1_000);
    let heldBack = 0;
    const mayBegin = () => {
      const may = maySend(claim) && !closing.aborted;
      if (!may) heldBack += 1;
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
        if (result === 'gone') await retire(db, device);
      }),
    );
    return open.length > 0 && heldBack === open.length ? null : results;
  }

  async function abandon(claim: Claim): Promise<void> {
    const { settled, attempts } = claim;
    const isReached = Object.keys(settled).length > 0;
    if (isReached) recorder.add({ claim, settled, attempts, outcome: 'sent' });
    else await deleteClaim(db, claim);
  }

  /** Sends while it is ours to send; past that, somebody else takes the claim up, or it is too late. */
  async function deliverOne(claim: Claim, recipient: Recipient | undefined): Promise<void> {
    const kind = PUSH_KIND_RECORDS[claim.kind];
    if (!recipient || !kind.isWanted(recipient, claim)) return abandon(claim);
    const content = await kind.compose(recipient, claim, tools);
    if (!content) return abandon(claim);
    if (!maySend(claim)) return;
    const message = buildMessage(claim, recipient, content, siteUrl);
    const results = closing.aborted ? null : await sendToAll(claim, recipient.tokens, message);
    const { settled, attempts } = claim;
    const givenBack = { claim, settled, attempts, retryAtMs: clock() };
    recorder.add(results ? resolveAttempt(claim, results, clock(), random) : givenBack);
  }

  let underWay = 0;
  const waiting: (() => void)[] = [];
  const hasRoom = () => underWay <= AT_ONCE - READ_AT_ONCE;

  /** Until there is room for a few more. */
  const room = (): Promise<void> =>
    hasRoom() ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve));

  /** A claim that fails is taken up again when its lease has ended. */
  function begin(claim: Claim, recipient: Recipient | undefined): Promise<void> {
    underWay += 1;
    return deliverOne(claim, recipient)
      .catch((err: unknown) => logger.error({ err }, 'a push could not be made'))
      .finally(() => {
        underWay -= 1;
        if (hasRoom()) waiting.shift()?.();
      });
  }

  /** The audience of a claim, as most of its people turn out to be: those without a week of their own. */
  function getAudience({ audience: number, dueAt }: Claim): Audience | null {
    const audience = decodeAudience(number);
    const setting = audience && {
      ...audience.cell,
      minuteOfDay: getMinuteOfDay(dueAt.getTime()),
      categoryId: audience.categoryId,
    };
    return setting && { ...audience, ...getPlaceAndHours(setting, null, clock()) };
  }

  /** What is to be said takes its time, and is the same for many: it is there before anybody's turn comes. */
  async function composeAhead(claims: Claim[]): Promise<void> {
    const distinct = new Map(
      claims.map((claim) => [`${claim.kind} ${claim.audience} ${claim.dueAt.getTime()}`, claim]),
    );
    const prepared = [...distinct.values()].map(async (claim) => {
      const { prepare } = PUSH_KIND_RECORDS[claim.kind];
      const audience = prepare && getAudience(claim);
      if (audience) await prepare(audience, tools);
    });
    await Promise.allSettled(prepared);
  }

  return async (claims: Claim[]): Promise<void> => {
    let others: Promise<void> | undefined;
    const deliveries: Promise<void>[] = [];
    for (let next = 0; next < claims.length;) {
      const few = claims.slice(next, next + (next === 0 ? READ_FIRST : READ_AT_ONCE));
      next += few.length;
      await composeAhead(few);
      await room();
      const found = await find(few);
      deliveries.push(...few.map((claim) => begin(claim, found.get(claim.userId))));
      others ??= composeAhead(claims);
    }
    await Promise.all([...deliveries, others]);
    await recorder.flush();
  };
}
