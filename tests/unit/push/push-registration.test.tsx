import { describePushFailure } from '@/lib/client/alarm/push/push-failure';
import { KO } from '@/lib/messages/ko/messages';
import { registerPush, RENEWAL_MS } from '@/lib/client/alarm/push/push-registration';
import { clearSavedPushRegistration } from '@/lib/client/pwa/saved-push-registration';
import { answerCalls, PushBrowser, type Asked } from './push-browser';

const KEY = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
const OLD_KEY = `${KEY.slice(0, -3)}AAA`;

let browser: PushBrowser;
let asked: Asked[];
const answers = {
  'GET /api/v1/push-setup': { transport: 'web-push', publicKey: KEY },
  'POST /api/v1/fcm-token': {},
};

beforeEach(() => {
  localStorage.clear();
  browser = new PushBrowser().install();
  asked = answerCalls(answers);
});
afterEach(() => jest.useRealTimers());

const saved = () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
const endpointOf = (body: unknown) =>
  (JSON.parse((body as { fcmToken: string }).fcmToken) as { endpoint: string }).endpoint;

describe('registering this browser for pushes', () => {
  it('subscribes with the key of the host and saves the subscription as the token', async () => {
    await registerPush('me');
    expect(saved().map(endpointOf)).toEqual(['https://push.example/1']);
  });

  it('saves nothing twice within seven days', async () => {
    await registerPush('me');
    await registerPush('me');
    expect(saved()).toHaveLength(1);
    expect(browser.subscribed).toBe(1);
  });

  it('saves the same subscription again after seven days', async () => {
    await registerPush('me');
    jest.useFakeTimers({ now: Date.now() + RENEWAL_MS, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    await registerPush('me');
    expect(saved().map(endpointOf)).toEqual(['https://push.example/1', 'https://push.example/1']);
  });

  it('saves it for the next user who logs in', async () => {
    await registerPush('me');
    await registerPush('you');
    expect(saved()).toHaveLength(2);
  });

  it('saves it again after a login, since the earlier one ended with its session', async () => {
    await registerPush('me');
    clearSavedPushRegistration();
    await registerPush('me');
    expect(saved()).toHaveLength(2);
    expect(browser.subscribed).toBe(1);
  });

  it('saves again when the browser has changed the subscription', async () => {
    await registerPush('me');
    browser.subscribeFor(KEY);
    await registerPush('me');
    expect(saved().map(endpointOf)).toEqual(['https://push.example/1', 'https://push.example/2']);
  });

  it('ends a subscription for a key that is no longer the host’s and makes a new one', async () => {
    const { unsubscribe } = browser.subscribeFor(OLD_KEY, 'https://push.example/old');
    await registerPush('me');
    expect(unsubscribe).toHaveBeenCalledTimes(1);
    expect(saved().map(endpointOf)).toEqual(['https://push.example/1']);
  });

  it('stores neither token nor key where page scripts could read them', async () => {
    await registerPush('me');
    expect(JSON.stringify({ ...localStorage })).not.toContain('push.example');
  });

  it('retries next time if the host failed', async () => {
    answerCalls({ ...answers, 'POST /api/v1/fcm-token': new Error() });
    await expect(registerPush('me')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    asked = answerCalls(answers);
    await registerPush('me');
    expect(saved()).toHaveLength(1);
  });
});

describe('a browser that cannot be registered', () => {
  it.each([
    ['default', 'permission-default'],
    ['denied', 'permission-blocked'],
  ] as const)('with permission %s is not prompted: %s', async (permission, kind) => {
    browser.allow(permission);
    await expect(registerPush('me')).rejects.toMatchObject({ kind });
    expect(asked).toEqual([]);
  });

  /** Returns what the user reads about a failed registration. */
  const describeFailure = () =>
    registerPush('me').then(
      () => '',
      (failure: Error) => describePushFailure(failure, KO.pushDevice.failures),
    );

  it('without push support reports it', async () => {
    delete (window as { PushManager?: unknown }).PushManager;
    expect(await describeFailure()).toContain('이 브라우저에서는');
  });

  it('without storage reports it', async () => {
    delete (window as { indexedDB?: unknown }).indexedDB;
    await expect(registerPush('me')).rejects.toMatchObject({ kind: 'no-indexed-db' });
  });

  it('rejected by its push service reports it', async () => {
    browser.refuse = new DOMException('Registration failed - push service error', 'AbortError');
    await expect(registerPush('me')).rejects.toMatchObject({ kind: 'subscribe' });
    expect(saved()).toEqual([]);
  });

  it('reports an unexpected reason in Korean', async () => {
    browser.pushManager.getSubscription = () => Promise.reject(new DOMException('Storage error'));
    expect(await describeFailure()).toContain('이 기기');
  });

  it('waits at most ten seconds for its worker', async () => {
    browser.neverReady();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    const outcome = registerPush('me').catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(9_999);
    let settled = false;
    void outcome.then(() => (settled = true));
    await jest.advanceTimersByTimeAsync(0);
    expect(settled).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ kind: 'worker-registration' });
  });
});
