import { generateKeyPairSync } from 'node:crypto';
import https from 'node:https';
import { connect } from 'node:net';
import { jwtVerify } from 'jose';
import { chooseTransport } from '@/lib/api-host/push/choose-transport';
import { openCredential } from '@/lib/api-host/push/fcm/fcm-credential';
import { createFcmTransport, type FcmOptions } from '@/lib/api-host/push/fcm/fcm-transport';
import type { OutgoingPush, PushTransport } from '@/lib/api-host/push/push-transport';
import { EnvError, parseEnv } from '@/lib/env';
import { createLogger } from '@/lib/log';
import { PUSH_LIMITS } from '../../support/test-push';
import { json, silence, startStandIn, type Answer, type StandIn } from '../../support/stand-in';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const PRIVATE_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
const CLIENT_EMAIL = 'push@nalot-test.example';
const FILE = { project_id: 'nalot-test', client_email: CLIENT_EMAIL, private_key: PRIVATE_KEY };
const ACCOUNT = { projectId: 'nalot-test', clientEmail: CLIENT_EMAIL, privateKey: PRIVATE_KEY };
const WEB = { apiKey: 'a', appId: 'b', projectId: 'nalot-test', messagingSenderId: '1' };
const TOKEN = 'a-registration-token:of-some-browser';
const ACCESS = { access_token: 'an-access-token', expires_in: 3_600, token_type: 'Bearer' };
/** Google's packages load slowly on a busy machine. */
const TOKEN_LIMIT_MS = 120_000;
const MESSAGE_ACCEPTED = json({ name: 'projects/nalot-test/messages/1' });

const push: OutgoingPush = {
  message: {
    notification: { title: '제목', body: '본문', image: '/picture' },
    data: { messageId: 'an-id', eventTypeId: 2, date: '2026-01-15', link: '/home?category=2' },
    fcmOptions: { link: 'https://nalot.example/home?category=2' },
  },
  ttlSeconds: 60,
  mayBegin: () => true,
};

/** Builds an error in FCM's format. */
const fcmError = (code: number, errorCode: string, headers = {}): Answer =>
  json(
    { error: { code, details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }] } },
    code,
    headers,
  );

let fcm: StandIn;
let opened: PushTransport[];

beforeEach(async () => {
  opened = [];
  fcm = await startStandIn();
  fcm.answer = MESSAGE_ACCEPTED;
});
afterEach(async () => {
  opened.forEach((transport) => transport.close());
  await fcm.close();
});

/** Redirects connections to the stand-in, because Google's addresses are fixed. */
const connectToStandIn = <T extends object>(agent: T): T =>
  Object.assign(agent, { createConnection: () => connect(Number(new URL(fcm.url).port), '127.0.0.1') });

function openTransport(changed: Partial<FcmOptions> = {}): PushTransport {
  const transport = createFcmTransport({
    account: ACCOUNT,
    web: WEB,
    vapidKey: 'key',
    logger: createLogger('silent', 'test'),
    origin: fcm.url,
    limitMs: 10_000,
    limits: PUSH_LIMITS,
    clock: Date.now,
    credential: { getAccessToken: async () => ACCESS },
    ...changed,
  });
  opened.push(transport);
  return transport;
}

it('sends the message with the FCM HTTP v1 API, with data values as text', async () => {
  expect(await openTransport().send(TOKEN, push)).toBe('sent');
  const [request] = fcm.requests;
  expect(request).toMatchObject({
    method: 'POST',
    url: '/v1/projects/nalot-test/messages:send',
    headers: { authorization: 'Bearer an-access-token', 'content-type': 'application/json' },
  });
  expect(JSON.parse(request?.body ?? '')).toEqual({
    message: {
      token: TOKEN,
      data: { messageId: 'an-id', eventTypeId: '2', date: '2026-01-15', link: '/home?category=2' },
      webpush: {
        headers: { TTL: '60', Urgency: 'normal', Topic: 'an-id' },
        notification: push.message.notification,
        fcm_options: { link: 'https://nalot.example/home?category=2' },
      },
    },
  });
});

it('uses one access token for many messages, also concurrently', async () => {
  const getAccessToken = jest.fn(async () => ACCESS);
  const transport = openTransport({ credential: { getAccessToken } });
  await Promise.all([1, 2, 3].map(() => transport.send(TOKEN, push)));
  await transport.send(TOKEN, push);
  expect(fcm.requests).toHaveLength(4);
  expect(getAccessToken).toHaveBeenCalledTimes(1);
});

it.each<[string, Answer, unknown]>([
  ['404 UNREGISTERED', fcmError(404, 'UNREGISTERED'), 'gone'],
  ['404 of an unknown project', json({ error: { code: 404, status: 'NOT_FOUND' } }, 404), 'failed'],
  ['400', fcmError(400, 'INVALID_ARGUMENT'), 'failed'],
  ['401 of a push certificate', fcmError(401, 'THIRD_PARTY_AUTH_ERROR'), 'failed'],
  ['403', fcmError(403, 'SENDER_ID_MISMATCH'), 'failed'],
  ['429 with a delay', fcmError(429, 'QUOTA_EXCEEDED', { 'retry-after': '90' }), { retryAfterMs: 90_000 }],
  ['429 without a delay', fcmError(429, 'QUOTA_EXCEEDED'), { retryAfterMs: 60_000 }],
  ['500', fcmError(500, 'INTERNAL'), { retryAfterMs: 0 }],
  ['502 of a proxy', json('no gateway', 502), { retryAfterMs: 0 }],
  ['503 with a delay', fcmError(503, 'UNAVAILABLE', { 'retry-after': '90' }), { retryAfterMs: 90_000 }],
  ['a response that is no JSON', (_, response) => void response.writeHead(400).end('<html>'), 'failed'],
])('maps %s to its result without a retry', async (_, answer, result) => {
  fcm.answer = answer;
  expect(await openTransport().send(TOKEN, push)).toEqual(result);
  expect(fcm.requests).toHaveLength(1);
});

it('requests a new access token after FCM rejected one', async () => {
  const issued = ['expired', 'valid'];
  const getAccessToken = async () => ({ ...ACCESS, access_token: issued.shift() ?? '' });
  const transport = openTransport({ credential: { getAccessToken } });
  fcm.answer = json({ error: { code: 401, status: 'UNAUTHENTICATED' } }, 401);
  expect(await transport.send(TOKEN, push)).toEqual({ retryAfterMs: 0 });
  fcm.answer = MESSAGE_ACCEPTED;
  expect(await transport.send(TOKEN, push)).toBe('sent');
  expect(fcm.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer expired', 'Bearer valid']);
});

it('renews an access token before it expires', async () => {
  let nowMs = 0;
  const getAccessToken = jest.fn(async () => ACCESS);
  const transport = openTransport({ credential: { getAccessToken }, clock: () => nowMs });
  for (const minute of [0, 54, 56]) {
    nowMs = minute * 60_000;
    await transport.send(TOKEN, push);
  }
  expect(getAccessToken).toHaveBeenCalledTimes(2);
});

it('sends nothing for the requested time after ten responses that request a pause', async () => {
  fcm.answer = fcmError(429, 'QUOTA_EXCEEDED', { 'retry-after': '90' });
  const transport = openTransport();
  for (let sent = 0; sent < 10; sent++) await transport.send(TOKEN, push);
  const result = await transport.send(TOKEN, push);
  expect(fcm.requests).toHaveLength(10);
  expect(result).toEqual({ retryAfterMs: expect.any(Number) });
  const { retryAfterMs } = result as { retryAfterMs: number };
  expect(retryAfterMs).toBeGreaterThan(30_000);
  expect(retryAfterMs).toBeLessThanOrEqual(90_000);
});

it.each<[string, Answer]>([
  ['no response', silence],
  ['a response that never ends', (_, response) => void response.writeHead(500).write('{')],
])('ends within its limit after %s', async (_, answer) => {
  fcm.answer = answer;
  expect(await openTransport({ limitMs: 1_000 }).send(TOKEN, push)).toEqual({ retryAfterMs: 0 });
  expect(fcm.requests).toHaveLength(1);
});

it('does not send a push that may no longer begin', async () => {
  expect(await openTransport().send(TOKEN, { ...push, mayBegin: () => false })).toEqual({ retryAfterMs: 0 });
  expect(fcm.requests).toEqual([]);
});

it('asks for a later attempt when no access token is available', async () => {
  const credential = { getAccessToken: () => Promise.reject(new Error('unavailable')) };
  expect(await openTransport({ credential }).send(TOKEN, push)).toEqual({ retryAfterMs: 0 });
  expect(fcm.requests).toEqual([]);
});

it('authenticates with the key of a service account', async () => {
  fcm.answer = json(ACCESS);
  const createConnection = jest.spyOn(https.globalAgent, 'createConnection' as never);
  createConnection.mockImplementation(
    connectToStandIn({} as { createConnection: () => never }).createConnection as never,
  );
  const credential = await openCredential(ACCOUNT, TOKEN_LIMIT_MS);
  expect(await credential.getAccessToken()).toMatchObject({ access_token: ACCESS.access_token });
  createConnection.mockRestore();
  const assertion = new URLSearchParams(fcm.requests[0]?.body).get('assertion') ?? '';
  const { payload } = await jwtVerify(assertion, publicKey, { issuer: CLIENT_EMAIL });
  expect(payload.scope).toContain('https://www.googleapis.com/auth/firebase.messaging');
});

it('authenticates with the identity of the machine if that is configured', async () => {
  fcm.answer = json(ACCESS, 200, { 'metadata-flavor': 'Google' });
  const env = jest.replaceProperty(process, 'env', {
    ...process.env,
    GCE_METADATA_HOST: new URL(fcm.url).host,
    METADATA_SERVER_DETECTION: 'assume-present',
    HOME: '/nowhere',
    GOOGLE_APPLICATION_CREDENTIALS: '',
  });
  const credential = await openCredential('application-default', TOKEN_LIMIT_MS);
  expect(await credential.getAccessToken()).toMatchObject({ access_token: ACCESS.access_token });
  env.restore();
  expect(fcm.requests.map(({ url }) => url.split('?')[0])).toContain(
    '/computeMetadata/v1/instance/service-accounts/default/token',
  );
});

it('is selected by its three variables and returns the setup for browsers', () => {
  const variables = {
    FIREBASE_SERVICE_ACCOUNT: JSON.stringify(FILE),
    FIREBASE_WEB_CONFIG: JSON.stringify(WEB),
    FIREBASE_VAPID_KEY: 'key',
  };
  const choose = (changed: Record<string, string>) =>
    chooseTransport(parseEnv({ ...variables, ...changed }), createLogger('silent', 'test'));
  const setup = { transport: 'fcm', firebase: WEB, vapidKey: 'key' };
  expect(choose({}).setup()).toEqual(setup);
  expect(choose({ FIREBASE_SERVICE_ACCOUNT: 'application-default' }).setup()).toEqual(setup);
  expect(() => choose({ FIREBASE_WEB_CONFIG: '{"apiKey":1}' })).toThrow(EnvError);
  expect(() => choose({ FIREBASE_SERVICE_ACCOUNT: '/no/such/file' })).toThrow(EnvError);
  expect(() => choose({ FIREBASE_WEB_CONFIG: JSON.stringify({ ...WEB, projectId: 'other' }) })).toThrow('same project');
  expect(() => parseEnv({ FIREBASE_SERVICE_ACCOUNT: '{}' })).toThrow('FIREBASE_WEB_CONFIG');
});

it('accepts registration tokens only', () => {
  const transport = openTransport();
  expect(transport.accept(TOKEN)).toEqual({ token: TOKEN, address: TOKEN });
  expect(() => transport.accept('{"endpoint":"https://push.example"}')).toThrow(
    expect.objectContaining({ code: 'INVALID_INPUT' }),
  );
});
