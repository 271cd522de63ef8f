import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { KEPT_HEADER, type KeptBecause } from '@/lib/contract/worker';

type Options = ConstructorParameters<typeof Strategy>[0] & {
  /** How long news is waited for when there is something kept. */
  patienceMs: number;
  /** Whether a request that asks past all caches (`no-cache`) gets news or nothing. */
  heedsNoCache?: boolean;
};

/**
 * The network's answer; when it fails, or takes longer than the patience, the kept one. News that comes later is kept
 * for the next time.
 */
export class NewsFirst extends Strategy {
  private readonly patienceMs: number;
  private readonly heedsNoCache: boolean;

  constructor({ patienceMs, heedsNoCache = false, ...options }: Options) {
    super(options);
    this.patienceMs = patienceMs;
    this.heedsNoCache = heedsNoCache;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const news = handler.fetchAndCachePut(request);
    if (this.heedsNoCache && request.cache === 'no-cache') return news;
    const inTime = await settledWithin(news, this.patienceMs);
    if (inTime.answer && inTime.answer.status < 500) return inTime.answer;
    const kept = await handler.cacheMatch(request);
    if (!kept) return news;
    return marked(kept, inTime.failed ? 'offline' : 'slow');
  }
}

interface InTime {
  answer?: Response;
  failed?: true;
}

function settledWithin(news: Promise<Response>, limitMs: number): Promise<InTime> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({}), limitMs);
    news
      .then(
        (answer) => resolve({ answer }),
        () => resolve({ failed: true }),
      )
      .finally(() => clearTimeout(timer));
  });
}

function marked(kept: Response, because: KeptBecause): Response {
  const headers = new Headers(kept.headers);
  headers.set(KEPT_HEADER, because);
  return new Response(kept.body, { status: kept.status, headers });
}
