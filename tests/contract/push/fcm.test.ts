import { generateKeyPairSync } from 'node:crypto';
import https from 'node:https';
import { connect } from 'node:net';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getMessaging, type Message } from 'firebase-admin/messaging';
import { jwtVerify } from 'jose';
import { chooseTransport } from '@/lib/api-host/push/choose-transport';
import { createFcmTransport } from '@/lib/api-host/push/fcm/fcm-transport';
import type { OutgoingPush, PushTransport } from '@/lib/api-host/push/push-transport';
import { EnvError, parseEnv } from '@/lib/env';
import { createLogger } from '@/lib/log';
import { json, silence, startStandIn, type Answer, type StandIn } from '../../support/stand-in';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const ACCOUNT = {
  project_id: 'nalot-test',
  client_email: 'push@nalot-test.example',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
};
const WEB = { apiKey: 'a', appId: 'b', projectId: 'nalot-test', messagingSenderId: '1' };
const TOKEN = 'a-registration-token:of-some-browser';
const PATH = '/v1/projects/nalot-test/messages:send';
const MESSAGE_ACCEPTED = json({ name: 'projects/nalot-test/messages/1' });

const push: OutgoingPush = {
  message: {
    notification: { title: '제목', body: '본문', image: '/picture' },
    data: { messageId: 'an-id', eventTypeId: 2, date: '2026-01-15', link: '/home?category=2' },
    fcmOptions: { link: 'https://nalot.example/home?category=2' },
  },
  ttlSeconds: 60,
  beginByMs: Infinity,
};

/** FCM's own shape of an error. */
const fault = (code: number, errorCode: string, headers = {}): Answer =>
  json(
    { error: { code, details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }] } },
    code,
    headers,
  );

let fcm: StandIn;
let transport: PushTransport;
let messageAnswer: Answer;

beforeEach(async () => {
  fcm = await startStandIn();
  messageAnswer = MESSAGE_ACCEPTED;
  fcm.answer = (request, response) =>
    request.url === '/token'
      ? json({ access_token: 'an-access-token', expires_in: 3_600, token_type: 'Bearer' })(request, response)
      : messageAnswer(request, response);
  transport = createFcmTransport({
    account: { ...ACCOUNT, token_uri: `${fcm.url}/token` },
    web: WEB,
    vapidKey: 'key',
    baseUrl: fcm.url,
    limitMs: 1_000,
    clock: Date.now,
    logger: createLogger('silent', 'test'),
  });
});
afterEach(async () => {
  transport.close();
  await fcm.close();
});

const messages = () => fcm.asked.filter(({ url }) => url === PATH);

it("says to the letter what Firebase's own library says, which checks each message before", async () => {
  await transport.send(TOKEN, push);
  const [ours] = messages();
  const { message } = JSON.parse(ours?.body ?? '') as { message: Message };
  const httpAgent = new https.Agent();
  // Its address is fixed: the connection goes to ours all the same.
  Object.assign(httpAgent, { createConnection: () => connect(Number(new URL(fcm.url).port), '127.0.0.1') });
  const credential = { getAccessToken: async () => ({ access_token: 'an-access-token', expires_in: 3_600 }) };
  const app = initializeApp({ projectId: ACCOUNT.project_id, credential, httpAgent }, 'own library');
  await getMessaging(app).send(message);
  await deleteApp(app);
  const theirs = messages()[1];
  expect(theirs?.headers.authorization).toBe(ours?.headers.authorization);
  expect(JSON.parse(theirs?.body ?? '')).toEqual(JSON.parse(ours?.body ?? ''));
});

it('sends a message of the HTTP v1 API, whose data are text, with one access token for many', async () => {
  expect(await transport.send(TOKEN, push)).toBe('sent');
  expect(await transport.send(TOKEN, push)).toBe('sent');
  expect(fcm.asked.filter(({ url }) => url === '/token')).toHaveLength(1);
  const [asked] = messages();
  const assertion = new URLSearchParams(fcm.asked[0]?.body).get('assertion') ?? '';
  const audience = `${fcm.url}/token`;
  const { payload } = await jwtVerify(assertion, publicKey, { audience, issuer: ACCOUNT.client_email });
  expect(payload.scope).toBe('https://www.googleapis.com/auth/firebase.messaging');
  expect(asked?.headers.authorization).toBe('Bearer an-access-token');
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    message: {
      token: TOKEN,
      data: { messageId: 'an-id', eventTypeId: '2', date: '2026-01-15', link: '/home?category=2' },
      webpush: {
        headers: { TTL: '60', Urgency: 'normal', Topic: 'an-id' },
        notification: push.message.notification,
        fcmOptions: { link: 'https://nalot.example/home?category=2' },
      },
    },
  });
});

it.each<[string, Answer, unknown]>([
  ['404 UNREGISTERED', fault(404, 'UNREGISTERED'), 'gone'],
  ['404 of anything else', json({}, 404), 'failed'],
  ['400', fault(400, 'INVALID_ARGUMENT'), 'failed'],
  ['401', fault(401, 'THIRD_PARTY_AUTH_ERROR'), 'failed'],
  ['403', fault(403, 'SENDER_ID_MISMATCH'), 'failed'],
  ['429 with Retry-After', fault(429, 'QUOTA_EXCEEDED', { 'retry-after': '90' }), { retryAfterMs: 90_000 }],
  ['429 without', fault(429, 'QUOTA_EXCEEDED'), { retryAfterMs: 60_000 }],
  ['503 with Retry-After', fault(503, 'UNAVAILABLE', { 'retry-after': '30' }), { retryAfterMs: 30_000 }],
  ['503 without', fault(503, 'UNAVAILABLE'), { retryAfterMs: 0 }],
  ['silence', silence, { retryAfterMs: 0 }],
])('takes %s for what it is, and asks once', async (_, answer, result) => {
  messageAnswer = answer;
  expect(await transport.send(TOKEN, push)).toEqual(result);
  expect(messages()).toHaveLength(1);
});

it('tries later where no access token is to be had', async () => {
  fcm.answer = json({ error: 'unavailable' }, 400);
  expect(await transport.send(TOKEN, push)).toEqual({ retryAfterMs: 0 });
  expect(messages()).toEqual([]);
});

it('is chosen by its three variables, and says what a browser needs', () => {
  const variables = {
    FIREBASE_SERVICE_ACCOUNT: JSON.stringify({ ...ACCOUNT, token_uri: fcm.url }),
    FIREBASE_WEB_CONFIG: JSON.stringify(WEB),
    FIREBASE_VAPID_KEY: 'key',
  };
  const choose = (changed: Record<string, string>) =>
    chooseTransport(parseEnv({ ...variables, ...changed }), createLogger('silent', 'test'));
  expect(choose({}).setup()).toEqual({ transport: 'fcm', firebase: WEB, vapidKey: 'key' });
  expect(() => choose({ FIREBASE_WEB_CONFIG: '{"apiKey":1}' })).toThrow(EnvError);
  expect(() => choose({ FIREBASE_SERVICE_ACCOUNT: '/no/such/file' })).toThrow(EnvError);
  expect(() => parseEnv({ FIREBASE_SERVICE_ACCOUNT: '{}' })).toThrow('FIREBASE_WEB_CONFIG');
});

it('takes registration tokens alone', () => {
  expect(transport.accept(TOKEN)).toEqual({ token: TOKEN, address: TOKEN });
  expect(() => transport.accept('{"endpoint":"https://push.example"}')).toThrow(
    expect.objectContaining({ code: 'INVALID_INPUT' }),
  );
});
