import type { Metric } from 'web-vitals';
import { reportVitals } from '@/lib/client/vitals/report-vitals';
import { replaceModule } from '../../support/replace-module';

type Listener = (metric: Pick<Metric, 'name' | 'value'>) => void;
const listeners: Listener[] = [];
// The library measures paints, which jsdom lacks.
const on = (listener: Listener) => void listeners.push(listener);
replaceModule('web-vitals', { onCLS: on, onFCP: on, onINP: on, onLCP: on, onTTFB: on });

const sent: { address: string; init: RequestInit }[] = [];
beforeEach(() => {
  sent.length = 0;
  listeners.length = 0;
  globalThis.fetch = jest.fn(async (address, init) => {
    sent.push({ address: String(address), init: init! });
    return new Response('{}');
  });
});

const measure = (name: Metric['name'], value: number) => listeners[0]?.({ name, value });
function show(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
afterEach(() => show('visible'));

it('sends screen and rounded, bounded numbers once, when the page is hidden', () => {
  window.history.pushState({}, '', '/my/notice/17?from=push');
  reportVitals();
  measure('LCP', 1_234.567);
  measure('CLS', 0.012345);
  measure('INP', 1e9);
  show('visible');
  expect(sent).toEqual([]);
  show('hidden');
  show('hidden');
  expect(sent).toHaveLength(1);
  const [{ address, init }] = sent as [(typeof sent)[0]];
  expect(address).toBe('/api/v1/vitals');
  expect(init).toMatchObject({ method: 'POST', keepalive: true });
  expect(JSON.parse(init.body as string)).toEqual({
    ...{ screen: '/my/notice/{id}', LCP: 1_235, CLS: 0.012, INP: 60_000 },
  });
});

it('sends nothing without measurements or for an address that is no screen', () => {
  window.history.pushState({}, '', '/home');
  reportVitals();
  show('hidden');
  show('visible');
  window.history.pushState({}, '', '/nowhere');
  reportVitals();
  expect(listeners).toHaveLength(5);
  show('hidden');
  expect(sent).toEqual([]);
});
