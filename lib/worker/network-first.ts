import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { CACHE_FALLBACK_HEADER, type FallbackReason } from '@/lib/contract/worker';
import { settleWithin } from './settle-within';

type Options = ConstructorParameters<typeof Strategy>[0] & {
  /** How long the network is waited for when there is something in the cache. */
  networkTimeoutMs: number;
  /** Whether a request that asks past all caches (`no-cache`) gets the network's answer or none. */
  heedsNoCache?: boolean;
};

/**
 * The network's answer; when it fails, or takes longer than the time-out, the cached one, with a header that says why
 * (Workbox's own strategy of this name has none). An answer that comes later is cached for the next time.
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
