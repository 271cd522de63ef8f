import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { CACHE_FALLBACK_HEADER, type FallbackReason } from '@/lib/contract/worker';
import { settleWithin } from './settle-within';

type Options = ConstructorParameters<typeof Strategy>[0] & {
  /** Time to wait for the network if there is a cached response. */
  networkTimeoutMs: number;
  /** If true, requests with `cache: 'no-cache'` are never served from the cache. */
  heedsNoCache?: boolean;
};

/**
 * Serves the network's response. If the network fails, returns an error of the 500s or exceeds the timeout, serves the
 * cached response with a header that says why; Workbox's strategy of the same name sets no header. A late response is
 * cached for the next request.
 */
export class NetworkFirst extends Strategy {
  private readonly networkTimeoutMs: number;
  private readonly heedsNoCache: boolean;

  constructor({ networkTimeoutMs, heedsNoCache = false, ...options }: Options) {
    super(options);
    this.networkTimeoutMs = networkTimeoutMs;
    this.heedsNoCache = heedsNoCache;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const fromNetwork = handler.fetchAndCachePut(request);
    if (this.heedsNoCache && request.cache === 'no-cache') return fromNetwork;
    const inTime = await settleWithin(fromNetwork, this.networkTimeoutMs);
    if (inTime.response && inTime.response.status < 500) return inTime.response;
    const cached = await handler.cacheMatch(request);
    if (!cached) return fromNetwork;
    return withOutage(cached, inTime.hasFailed ? 'offline' : 'slow');
  }
}

function withOutage(cached: Response, because: FallbackReason): Response {
  const headers = new Headers(cached.headers);
  headers.set(CACHE_FALLBACK_HEADER, because);
  return new Response(cached.body, { status: cached.status, headers });
}
