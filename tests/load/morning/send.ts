import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { atShare } from '../web/median';
import type { PlannedRequest } from './visits';

const CONNECTIONS = 24;
/** Requests that wait for a response at the same time under a constant rate, at most. */
const MAX_OPEN = 4_000;

export interface Reply {
  status: number;
  ms: number;
}

export type Send = (request: PlannedRequest) => Promise<Reply>;

/** Returns the cookie that a response sets, as `name=value`, of its header fields as pairs in one list. */
function findCookie(fields: readonly Buffer[]): string | undefined {
  const i = fields.findIndex((field, index) => index % 2 === 0 && field.toString().toLowerCase() === 'set-cookie');
  return i < 0 ? undefined : fields[i + 1]?.toString().split(';', 1)[0];
}

/**
 * Returns a function that sends requests to a server over kept connections; status 0 if there is no response. It does not
 * read bodies as streams, which would take the sender more time than the server needs.
 */
export function createSender(url: string, connections = CONNECTIONS): Send {
  const pool = new Pool(url, { connections, headersTimeout: 60_000, bodyTimeout: 60_000 });
  return ({ path, headers, onCookie }) =>
    new Promise((resolve) => {
      const startedMs = performance.now();
      let status = 0;
      const end = () => resolve({ status, ms: performance.now() - startedMs });
      pool.dispatch(
        { method: 'GET', path, headers },
        {
          onConnect: () => undefined,
          onHeaders(statusCode, fields) {
            status = statusCode;
            const cookie = onCookie && findCookie(fields);
            if (cookie) onCookie(cookie);
            return true;
          },
          onData: () => true,
          onComplete: end,
          onError() {
            status = 0;
            end();
          },
        },
      );
    });
}

/** Keeps all connections busy for a while. Returns the number of completed draws, and of requests that failed by status. */
export async function sendAll(send: Send, draw: () => PlannedRequest[], seconds: number) {
  let count = 0;
  const failed = new Map<number, number>();
  const endMs = performance.now() + seconds * 1_000;
  const worker = async () => {
    for (; performance.now() < endMs; count++)
      for (const request of draw()) {
        const { status } = await send(request);
        if (status !== 200) failed.set(status, (failed.get(status) ?? 0) + 1);
      }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return { count, failed };
}

/** Sends each request once, in order, over all connections. */
export async function sendEach(send: Send, requests: readonly PlannedRequest[]): Promise<Reply[]> {
  const replies: Reply[] = [];
  let next = 0;
  // Fewer than the server renders and lets wait for one network.
  const worker = async () => {
    while (next < requests.length) replies.push(await send(requests[next++]!));
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return replies;
}

/** Opens connections in small groups, as the queue of new connections is short: beyond it, one waits for seconds. */
export async function openConnections(send: Send, draw: () => PlannedRequest, connections: number): Promise<void> {
  for (let count = 100; count <= connections; count += 100)
    await Promise.all(Array.from({ length: count }, () => send(draw())));
}

/** Sends requests at a constant rate that does not wait for responses. If too many are open, the next is not sent. */
export async function sendAtRate(
  send: Send,
  draw: () => PlannedRequest,
  perSecond: number,
  seconds: number,
  maxOpen = MAX_OPEN,
) {
  const replies: Reply[] = [];
  let open = 0;
  let unsent = 0;
  const startedMs = performance.now();
  for (let i = 0; i < perSecond * seconds; i++) {
    const waitMs = startedMs + (i * 1_000) / perSecond - performance.now();
    if (waitMs > 1) await sleep(waitMs);
    if (open >= maxOpen) {
      unsent++;
      continue;
    }
    open++;
    void send(draw()).then((reply) => {
      open--;
      replies.push(reply);
    });
  }
  while (open > 0) await sleep(50);
  return { replies, unsent };
}

export interface Summary {
  served: number;
  refused: number;
  lost: number;
  p50: number;
  p99: number;
  refusedP99: number;
}

export function summarize(replies: readonly Reply[]): Summary {
  const timesWith = (status: number) => replies.filter((reply) => reply.status === status).map(({ ms }) => ms);
  const [served, refused] = [timesWith(200), timesWith(503)];
  return {
    served: served.length,
    refused: refused.length,
    lost: replies.length - served.length - refused.length,
    p50: atShare(served, 0.5),
    p99: atShare(served, 0.99),
    refusedP99: refused.length > 0 ? atShare(refused, 0.99) : 0,
  };
}
