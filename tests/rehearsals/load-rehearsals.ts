import { MINUTE_MS } from '@/lib/contract/durations';
import { openMeteoScenario } from '../support/open-meteo-body';
import { startProviderServer } from '../support/provider-server';
import { createPlaces, floodHome, openHome, post, requestWeather } from './browser';
import type { Rehearsal } from './rehearsal';
import type { Instance, System } from './system';

const SLOW_MS = 6_000;
/** More than one network may have waiting. */
const FLOOD_LOOPS = 40;
const FLOOD_MS = 20_000;

const respond = openMeteoScenario(() => ({ nowMs: Date.now() }));

/** Starts a web instance whose weather comes from a local stand-in for Open-Meteo. */
async function startWithProvider(system: System, env: Record<string, string> = {}) {
  const provider = await startProviderServer({ scenario: respond });
  system.defer(provider.close);
  const web = await system.startWeb({ WEATHER_SOURCE: 'open-meteo', OPEN_METEO_BASE_URL: provider.url, ...env });
  return { provider, web };
}

/** Requests something of another place every `everyMs`. */
function visitPlaces({ repeat }: System, web: Instance, everyMs: number, visit: typeof requestWeather): () => void {
  const getPlace = createPlaces();
  return repeat(everyMs, () => visit(web.url, getPlace()));
}

/** One network requests uncached pages until the returned function is called. Most of them are refused. */
function flood(system: System, web: Instance): () => void {
  const stops = Array.from({ length: FLOOD_LOOPS }, () => visitPlaces(system, web, 50, floodHome));
  return () => stops.forEach((stop) => stop());
}

/** Pages fail while a flood lasts, and visits go on after it. */
const failPages = (limitMs?: number): Rehearsal => ({
  provoked: `one network requests too many uncached pages for ${FLOOD_MS / 1_000} s`,
  ended: 'the flood over, all pages served',
  limitMs,
  async prepare(system) {
    const web = await system.startWeb();
    visitPlaces(system, web, 500, openHome);
    return {
      provoke() {
        setTimeout(flood(system, web), FLOOD_MS);
      },
      follow: () => undefined,
    };
  },
});

export const LOAD_REHEARSALS = {
  ProviderFails: {
    provoked: 'the weather provider responds with 500',
    ended: 'it responds with weather again',
    async prepare(system) {
      const { provider, web } = await startWithProvider(system);
      visitPlaces(system, web, 300, requestWeather);
      return {
        provoke: () => provider.use(() => ({ status: 500, body: '' })),
        follow: () => provider.use(respond),
      };
    },
  },
  ProviderCallsRunOut: {
    provoked: 'weather of more places than `OPEN_METEO_DAILY_CALLS=40` covers',
    ended: 'restarted with a higher budget',
    async prepare(system) {
      const { web } = await startWithProvider(system, { OPEN_METEO_DAILY_CALLS: '40' });
      return {
        provoke: () => visitPlaces(system, web, 300, requestWeather),
        async follow() {
          await web.stop();
          await web.start({ OPEN_METEO_DAILY_CALLS: '10000' });
        },
      };
    },
  },
  RendersAreRefused: {
    provoked: 'one network requests too many uncached pages',
    ended: 'the flood over',
    async prepare(system) {
      const web = await system.startWeb();
      let stop: (() => void) | undefined;
      return { provoke: () => (stop = flood(system, web)), follow: () => stop?.() };
    },
  },
  PagesBurnFast: failPages(),
  PagesBurn: failPages(),
  PagesBurnSlowly: failPages(10 * MINUTE_MS),
  ScreensAreSlow: {
    provoked: 'browsers report largest paints after 6 s',
    ended: 'they report 0.6 s',
    async prepare(system) {
      const web = await system.startWeb();
      let lcpMs = SLOW_MS;
      const report = () => post(web.url, '/api/v1/vitals', JSON.stringify({ screen: '/home', LCP: lcpMs }));
      return { provoke: () => system.repeat(500, report), follow: () => (lcpMs = SLOW_MS / 10) };
    },
  },
} satisfies Record<string, Rehearsal>;
