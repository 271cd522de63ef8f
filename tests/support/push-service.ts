import { createECDH, createPublicKey, randomBytes, randomUUID, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pushMessage, type PushMessage } from '@/lib/contract/push-message';
import { decryptPush, type SubscriptionKeys } from './decrypt-push';

/** A push at a browser: the decrypted message and the headers that the push service saw. */
export interface Arrival {
  browser: string;
  message: PushMessage;
  ttl: number;
  urgency: string | undefined;
  topic: string | undefined;
  /** The public key of the signature, and its remaining time in seconds. */
  signedBy: string;
  signedForS: number;
}

/** A subscribed browser. */
export interface Browser {
  id: string;
  /** The JSON of its subscription, which it saves at the host. */
  token: string;
}

type Answer = (response: ServerResponse) => void;

/** Responds with a status and headers. */
export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(code, headers).end();

/** A push service on loopback by RFC 8030, 8188, 8291 and 8292. It returns 400 for what violates them. */
export interface PushService {
  origin: string;
  arrivals: Arrival[];
  /** Reasons for rejected requests. */
  rejections: string[];
  /** Number of requests, including rejected ones. */
  requestCount: number;
  /** Responses by browser id; 201 by default. */
  answers: Map<string, Answer>;
  subscribe: () => Browser;
  getArrivals: (browser: Browser) => Arrival[];
  close: () => Promise<void>;
}

function require(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

const decodeJson = (part: string | undefined) => JSON.parse(Buffer.from(part ?? '', 'base64url').toString());

/** Checks RFC 8292: key, audience and expiry. */
function checkSignature(header: string | undefined, origin: string, nowMs: number) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? '') ?? [];
  const [head, claims, signature] = token.split('.');
  require(signature, 'no VAPID signature');
  const { alg } = decodeJson(head);
  require(alg === 'ES256', `signed with ${alg}`);
  const point = Buffer.from(key, 'base64url');
  require(point.length === 65 && point[0] === 4, 'k is no uncompressed point');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = Buffer.from(`${head}.${claims}`);
  const isGenuine = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  require(isGenuine, 'the signature does not fit');
  const { aud, exp, sub } = decodeJson(claims);
  require(aud === origin, `for ${aud}`);
  require(/^(mailto:|https:)/.test(sub), `sub is ${sub}`);
  const signedForS = exp - Math.floor(nowMs / 1_000);
  require(signedForS > 0 && signedForS <= 86_400, `expires in ${signedForS} s`);
  return { signedBy: key, signedForS };
}

function receive(
  { headers }: IncomingMessage,
  body: Buffer,
  keys: SubscriptionKeys,
  origin: string,
  nowMs: number,
): Omit<Arrival, 'browser'> {
  require(headers['content-encoding'] === 'aes128gcm', `encoded as ${headers['content-encoding']}`);
  require(/^\d+$/.test(String(headers.ttl)), `TTL is ${headers.ttl}`);
  require(body.length <= 4_096, `${body.length} bytes: more than 4,096`);
  const topic = headers.topic as string | undefined;
  require(topic === undefined || /^[\w-]{1,32}$/.test(topic), `Topic is ${topic}`);
  const signature = checkSignature(headers.authorization, origin, nowMs);
  const message = pushMessage.parse(JSON.parse(decryptPush(body, keys).toString()));
  return { message, ttl: Number(headers.ttl), urgency: headers.urgency as string | undefined, topic, ...signature };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export async function startPushService(clock: () => number = Date.now): Promise<PushService> {
  const browsers = new Map<string, SubscriptionKeys>();
  const service = { arrivals: [], rejections: [], requestCount: 0, answers: new Map() } as unknown as PushService;
  const server = createServer(async (request, response) => {
    service.requestCount++;
    const browser = request.url?.replace('/push/', '') ?? '';
    const keys = browsers.get(browser);
    try {
      const body = await readBody(request);
      require(keys && request.method === 'POST', `${request.method} ${request.url}`);
      service.arrivals.push({ browser, ...receive(request, body, keys, service.origin, clock()) });
      (service.answers.get(browser) ?? status(201, { location: `${service.origin}/message/1` }))(response);
    } catch (error) {
      service.rejections.push(String(error));
      response.writeHead(400).end();
    }
  });
  // Without keep-alive: a busy client could send on an idle connection that was just closed.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  service.subscribe = () => {
    const [id, ecdh, auth] = [randomUUID(), createECDH('prime256v1'), randomBytes(16)];
    ecdh.generateKeys();
    browsers.set(id, { ecdh, auth });
    const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') };
    return { id, token: JSON.stringify({ endpoint: `${service.origin}/push/${id}`, expirationTime: null, keys }) };
  };
  service.getArrivals = ({ id }) => service.arrivals.filter(({ browser }) => browser === id);
  service.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return service;
}
