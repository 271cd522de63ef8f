import { waitFor } from '@testing-library/react';
import { toast as sonner } from 'sonner';
import { registerWorker } from '@/lib/client/pwa/register-worker';
import { toast } from '@/lib/client/toasts/toasts';

const OFFER = '새 버전이 있어요';

type State = Record<'installing' | 'waiting' | 'active', object | null>;

/** A browser's service worker container, whose state and events the test controls. */
class FakeContainer extends EventTarget {
  controller: object | null = null;
  registration = Object.assign(new EventTarget(), {
    ...({ installing: null, waiting: null, active: null } as State),
    update: () => Promise.resolve(),
  });
  becomeReady = () => {};
  ready = new Promise((resolve) => (this.becomeReady = () => resolve(this.registration)));
  register = () => Promise.resolve(this.registration);
}

const createWorker = () => Object.assign(new EventTarget(), { postMessage: () => undefined });

const settle = () => new Promise((done) => setTimeout(done));

/** Starts to register on a page without a controller, while its first worker installs. */
async function visitFirst() {
  const container = new FakeContainer();
  const first = createWorker();
  container.registration.installing = first;
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  const registered = registerWorker();
  await settle();
  return { container, first, registered };
}

/** Returns all orders of a list. */
const permute = <T,>(list: T[]): T[][] =>
  list.length < 2
    ? [list]
    : list.flatMap((one, index) => permute(list.filter((_, at) => at !== index)).map((rest) => [one, ...rest]));

const EVENTS = ['wait', 'activate', 'control', 'fire state', 'fire control', 'ready'] as const;

beforeAll(() => Object.defineProperty(performance, 'getEntriesByType', { value: () => [] }));
// The library keeps its toasts between tests.
afterEach(() => sonner.dismiss());

const listToasts = () => sonner.getToasts().map((shown) => 'title' in shown && shown.title);

it('a first visit offers no version, in whatever order the browser changes state and fires events', async () => {
  for (const order of permute([...EVENTS])) {
    const { container, first, registered } = await visitFirst();
    const { registration } = container;
    const steps: Record<(typeof EVENTS)[number], () => unknown> = {
      wait: () => Object.assign(registration, { installing: null, waiting: first }),
      activate: () => Object.assign(registration, { installing: null, waiting: null, active: first }),
      control: () => (container.controller = first),
      'fire state': () => first.dispatchEvent(new Event('statechange')),
      'fire control': () => container.dispatchEvent(new Event('controllerchange')),
      ready: () => container.becomeReady(),
    };
    for (const step of order) {
      steps[step]();
      await Promise.resolve();
    }
    await registered;
  }
  // Toasts appear in order, so any offer would be there by now.
  toast('the end');
  await waitFor(() => expect(listToasts()).toContain('the end'));
  expect(listToasts()).toEqual(['the end']);
});

it('a later version is offered when it waits', async () => {
  const { container, first, registered } = await visitFirst();
  Object.assign(container.registration, { installing: null, active: first });
  container.controller = first;
  container.becomeReady();
  await registered;
  const later = createWorker();
  container.registration.installing = later;
  container.registration.dispatchEvent(new Event('updatefound'));
  Object.assign(container.registration, { installing: null, waiting: later });
  later.dispatchEvent(new Event('statechange'));
  await waitFor(() => expect(listToasts()).toEqual([OFFER]));
});

it('a later version is offered when another tab has accepted it', async () => {
  const { container, registered } = await visitFirst();
  container.becomeReady();
  await registered;
  container.controller = createWorker();
  container.dispatchEvent(new Event('controllerchange'));
  await waitFor(() => expect(listToasts()).toEqual([OFFER]));
});
