import { readiness, type Readiness } from '@/lib/contract/health';
import { isStopping } from '../server/stop-server';
import { isWarmingUp } from '../server/warm-up';
import { fetchUpstream } from '../upstream/upstream';

const NO_STORE = { 'cache-control': 'no-store' };

const createUnreachable = (reason: string): Readiness => ({
  ready: false,
  state: 'broken',
  checks: [{ name: 'api-host', ok: false, reason }],
});

const STOPPING: Readiness = { ready: false, state: 'stopping', checks: [] };
const WARMING_UP: Readiness = {
  ready: false,
  state: 'starting',
  checks: [{ name: 'pages', ok: false, reason: 'rendering the pages that were requested last' }],
};

async function fetchReadiness(): Promise<Readiness> {
  try {
    const response = await fetchUpstream({ method: 'GET', address: '/health/ready', headers: {} });
    return readiness.safeParse(await response.json()).data ?? createUnreachable(`status ${response.status}`);
  } catch (error) {
    return createUnreachable(error instanceof Error && 'code' in error ? String(error.code) : 'unknown');
  }
}

/** Returns 200 while this process runs. */
export const serveLiveness = (): Response => Response.json({ live: true }, { headers: NO_STORE });

async function getReadiness(): Promise<Readiness> {
  if (isStopping()) return STOPPING;
  return isWarmingUp() ? WARMING_UP : fetchReadiness();
}

/** Returns the readiness of the host with its reasons: 200 if it is ready, else 503. */
export async function serveHealth(): Promise<Response> {
  const current = await getReadiness();
  return Response.json({ live: true, ...current }, { status: current.ready ? 200 : 503, headers: NO_STORE });
}
