import { readiness, type Readiness } from '@/lib/contract/health';
import { isStopping } from '../server/stop-server';
import { fetchUpstream } from '../upstream/upstream';

const NO_STORE = { 'cache-control': 'no-store' };

const createUnreachable = (reason: string): Readiness => ({
  ready: false,
  state: 'broken',
  checks: [{ name: 'api-host', ok: false, reason }],
});

const STOPPING: Readiness = { ready: false, state: 'stopping', checks: [] };

async function fetchReadiness(): Promise<Readiness> {
  try {
    const response = await fetchUpstream({ method: 'GET', address: '/health/ready', headers: {} });
    return readiness.safeParse(await response.json()).data ?? createUnreachable(`status ${response.status}`);
  } catch (error) {
    return createUnreachable(error instanceof Error && 'code' in error ? String(error.code) : 'unknown');
  }
}

/** This process answers. */
export const serveLiveness = (): Response => Response.json({ live: true }, { headers: NO_STORE });

/** Live, and ready or not with the host's reasons; 503 where it is not. */
export async function serveHealth(): Promise<Response> {
  const found = isStopping() ? STOPPING : await fetchReadiness();
  return Response.json({ live: true, ...found }, { status: found.ready ? 200 : 503, headers: NO_STORE });
}
