import fc from 'fast-check';
import { toDeclarative } from '@/lib/api-host/push/web-push/declarative';
import type { PushMessage } from '@/lib/contract/push-message';
import { campaignSize } from '../../support/campaign';

const RUNS = campaignSize(40, 400);
const ARRIVALS = 25;

const makeMessage = (id: number): PushMessage => ({
  notification: { title: `${id}°`, body: 'Put on a coat.', image: '/coat.webp', lang: 'en' },
  data: { messageId: `day-${id}`, eventTypeId: 2, date: '2026-11-22', link: '/home?category=2' },
  fcmOptions: { link: 'https://nalot.example/home?category=2' },
});

type Payload = 'json' | 'declared' | 'broken' | 'none';

/** An arrival at a worker in some state. Few ids, so that many messages arrive again. */
interface Arrival {
  id: number;
  payload: Payload;
  /**
   * A window of the app: none, in the background, in front, in front with a page that does not listen, or the browser fails
   * to list them.
   */
  window: 'none' | 'hidden' | 'focused' | 'deaf' | 'fails';
  /** True if the browser rejects notifications with pictures. */
  rejectsPictures: boolean;
}

const arrival = fc.record<Arrival>({
  id: fc.integer({ min: 1, max: 6 }),
  payload: fc.constantFrom('json', 'json', 'json', 'declared', 'broken', 'none'),
  window: fc.constantFrom('none', 'none', 'hidden', 'focused', 'fails'),
  rejectsPictures: fc.boolean(),
});

const IN_FRONT = { focused: true, visibilityState: 'visible' };

interface Phone {
  /** Delivers a push and returns the number of new or replaced notifications and of messages to the focused window. */
  deliver: (arrival: Arrival) => Promise<{ shown: number; posted: number }>;
  /** Tags of the visible notifications. */
  tags: Set<string>;
  /** Languages of the shown notifications. */
  languages: string[];
}

/** Loads the worker's module in a browser of its own. */
async function createPhone(userAgent: string): Promise<Phone> {
  const tags = new Set<string>();
  const languages: string[] = [];
  let [shown, posted] = [0, 0];
  let current: Arrival | undefined;
  let listener: ((event: object) => void) | undefined;
  const post = () => void (posted += 1);
  const confirm = (port: MessagePort) => port.postMessage('shown');
  const windows = {
    none: [],
    hidden: [{ focused: false, visibilityState: 'hidden' }],
    focused: [{ ...IN_FRONT, postMessage: (_: object, [port]: [MessagePort]) => (post(), confirm(port)) }],
    deaf: [{ ...IN_FRONT, postMessage: post }],
  };
  const scope = {
    location: { origin: 'https://nalot.example' },
    addEventListener: (type: string, listen: (event: object) => void) => {
      if (type === 'push') listener = listen;
    },
    clients: {
      matchAll: async () => {
        if (current!.window === 'fails') throw new Error('no clients');
        return windows[current!.window];
      },
    },
    registration: {
      showNotification: async (_: string, { tag, image, lang }: { tag: string; image?: string; lang: string }) => {
        if (image && current!.rejectsPictures) throw new TypeError('no pictures');
        tags.add(tag);
        languages.push(lang);
        shown += 1;
      },
    },
  };
  Object.assign(globalThis, { self: scope, Notification: { maxActions: 2 } });
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { userAgent, languages: ['ko'] } });
  jest.resetModules();
  const { listenForPushes } = await import('@/lib/worker/push');
  listenForPushes();
  return {
    tags,
    languages,
    async deliver(next) {
      current = next;
      [shown, posted] = [0, 0];
      const declared = toDeclarative(makeMessage(next.id)) as { notification: object };
      const text = next.payload === 'json' ? JSON.stringify(declared) : '{broken';
      let handled: Promise<void> | undefined;
      listener?.({
        data: next.payload === 'json' || next.payload === 'broken' ? { json: () => JSON.parse(text) as unknown } : null,
        notification: next.payload === 'declared' ? declared.notification : null,
        waitUntil: (promise: Promise<void>) => (handled = promise),
      });
      await handled;
      return { shown, posted };
    },
  };
}

describe.each([
  ['Safari', 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/604.1', false],
  ['Chrome', 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 Safari/537.36', true],
])('every push that arrives in %s', (_, userAgent, mayPost) => {
  it('shows or replaces a notification, or the app in front shows it; none is silent', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(arrival, { minLength: ARRIVALS, maxLength: ARRIVALS }), async (arrivals) => {
        const phone = await createPhone(userAgent);
        for (const each of arrivals) {
          const isReadable = each.payload === 'json' || each.payload === 'declared';
          const isPosted = mayPost && isReadable && each.window === 'focused';
          const before = new Set(phone.tags);
          expect([each, await phone.deliver(each)]).toEqual([
            each,
            { shown: isPosted ? 0 : 1, posted: isPosted ? 1 : 0 },
          ]);
          const added = [...phone.tags].filter((tag) => !before.has(tag));
          const expected = isReadable && !each.rejectsPictures ? `day-${each.id}` : 'something-new';
          expect([[], [expected]]).toContainEqual(added);
        }
      }),
      { numRuns: RUNS },
    );
  });
});

it('a push that the window in front does not confirm becomes a notification in the language of the push', async () => {
  const phone = await createPhone('AppleWebKit/537.36 Chrome/140');
  const push: Arrival = { id: 1, payload: 'json', window: 'deaf', rejectsPictures: false };
  expect(await phone.deliver(push)).toEqual({ shown: 1, posted: 1 });
  expect([...phone.tags]).toEqual(['day-1']);
  expect(phone.languages).toEqual(['en']);
});

it('a message without an absolute address stays as it is', () => {
  const message = { ...makeMessage(1), fcmOptions: undefined };
  expect(toDeclarative(message)).toBe(message);
});

it('a declarative message names what the browser shows and opens', () => {
  expect(toDeclarative(makeMessage(1))).toMatchObject({
    web_push: 8030,
    mutable: true,
    notification: { title: '1°', navigate: 'https://nalot.example/home?category=2', tag: 'day-1', lang: 'en' },
  });
});

describe('a clicked notification', () => {
  const LINK = '/home?category=2';
  const OUTFIT = { outfitId: 'male-daily-1', outfitDate: '2026-11-21', eventTypeId: 2 };
  const OPENED = '/api/v1/notification-setting/opened-push';
  const FEEDBACK = '/api/v1/outfit/male-daily-1/feedback';

  /** Clicks a notification, or one of its buttons. Returns the paths that open in windows and those that are requested. */
  async function click(data: object, { action = '', windows = 1, isLoggedIn = true } = {}) {
    const opened: string[] = [];
    const requested: string[] = [];
    const open = { focus: async () => undefined, navigate: async (path: string) => void opened.push(path) };
    let listener: ((event: object) => void) | undefined;
    const scope = {
      location: { origin: 'https://nalot.example' },
      addEventListener: (type: string, listen: (event: object) => void) => {
        if (type === 'notificationclick') listener = listen;
      },
      clients: {
        matchAll: async () => (windows > 0 ? [open] : []),
        openWindow: async (path: string) => void opened.push(`new ${path}`),
      },
    };
    const fetch = async (path: string) => {
      requested.push(path);
      return { ok: isLoggedIn };
    };
    Object.assign(globalThis, { self: scope, fetch });
    Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { userAgent: '', languages: ['ko'] } });
    jest.resetModules();
    const { listenForPushes } = await import('@/lib/worker/push');
    listenForPushes();
    const close = jest.fn();
    let handled: Promise<void> | undefined;
    listener?.({ notification: { data, close }, action, waitUntil: (promise: Promise<void>) => (handled = promise) });
    await handled;
    expect(close).toHaveBeenCalledTimes(1);
    return { opened, requested };
  }

  const question = { ...OUTFIT, link: LINK, asks: 'feeling' };

  // ASVS 1.2.2
  it.each<[string, object, Parameters<typeof click>[1], string[], string[]]>([
    ['news', { link: LINK }, {}, [LINK], []],
    ['a daily push, and reports it', { ...OUTFIT, link: LINK }, {}, [LINK], [OPENED]],
    ['an evening question', question, {}, [LINK], []],
    ['a question whose button could not send', question, { action: 'hot', isLoggedIn: false }, [LINK], [FEEDBACK]],
    ['a push of which no window is open', { link: LINK }, { windows: 0 }, [`new ${LINK}`], []],
    ['a link to another site: home', { link: 'https://evil.example/' }, {}, ['/home'], []],
  ])('opens the screen of %s', async (_, data, options, opened, requested) =>
    expect(await click(data, options)).toEqual({ opened, requested }),
  );

  it('sends feedback by its button without a window', async () =>
    expect(await click(question, { action: 'cold' })).toEqual({ opened: [], requested: [FEEDBACK] }));
});
