import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';

/** Minimal push APIs, which jsdom lacks. */

const bytes = (key: string) => Uint8Array.from(Buffer.from(key, 'base64url')).buffer;

export interface FakeSubscription {
  options: { applicationServerKey: ArrayBuffer };
  endpoint: string;
  unsubscribe: jest.Mock<Promise<boolean>>;
  toJSON: () => { endpoint: string };
}

export class PushBrowser {
  subscription: FakeSubscription | null = null;
  subscribed = 0;
  refuse: Error | null = null;
  private isReady = true;

  /** True if the worker never becomes active. */
  neverReady(): void {
    this.isReady = false;
  }

  private readonly ready = (registration: unknown): Promise<unknown> =>
    this.isReady ? Promise.resolve(registration) : new Promise(() => undefined);

  subscribeFor(key: string, endpoint = `https://push.example/${++this.subscribed}`): FakeSubscription {
    this.subscription = {
      options: { applicationServerKey: bytes(key) },
      endpoint,
      unsubscribe: jest.fn(async () => {
        this.subscription = null;
        return true;
      }),
      toJSON: () => ({ endpoint }),
    };
    return this.subscription;
  }

  readonly pushManager = {
    getSubscription: async () => this.subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      if (this.refuse) throw this.refuse;
      return this.subscribeFor(Buffer.from(applicationServerKey).toString('base64url'));
    },
  };

  install(permission: NotificationPermission = 'granted'): this {
    const registration = { pushManager: this.pushManager };
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: {
        ready: { then: (...then: Parameters<Promise<unknown>['then']>) => this.ready(registration).then(...then) },
        getRegistration: async () => registration,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      },
    });
    const requestPermission = jest.fn(async () => permission);
    Object.assign(window, { PushManager: class {}, indexedDB: {}, Notification: { permission, requestPermission } });
    window.matchMedia ??= (() => ({ matches: false })) as unknown as typeof window.matchMedia;
    Object.assign(globalThis, { TextEncoder });
    Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
    AbortSignal.timeout ??= () => new AbortController().signal;
    return this;
  }

  allow(permission: NotificationPermission): void {
    Object.assign(window.Notification, { permission });
  }
}

export interface Asked {
  method: string;
  path: string;
  body: unknown;
}

/** Responds to requests by path and records them. */
export function answerCalls(answers: Record<string, unknown>): Asked[] {
  const asked: Asked[] = [];
  globalThis.fetch = jest.fn(async (address: string, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    asked.push({ method: init.method ?? 'GET', path: address, body });
    const answer = answers[`${init.method ?? 'GET'} ${address}`];
    const failed = answer instanceof Error;
    const error = { error: { code: 'UNAVAILABLE', message: '지금은 이용할 수 없어요.' } };
    return {
      ok: !failed && answer !== undefined,
      status: failed ? 503 : 200,
      headers: new Map(),
      json: async () => (failed || answer === undefined ? error : answer),
    };
  }) as unknown as typeof fetch;
  return asked;
}
