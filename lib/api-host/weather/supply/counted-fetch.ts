import { fetchResponse, type ProviderResponse } from '../provider-http';
import type { Budget, Service } from './budget';

/** Asks a provider over HTTP. Throws `ProviderError`, quota where the day's calls are spent. */
export type FetchProvider = (url: URL, signal: AbortSignal) => Promise<ProviderResponse>;

/** Calls of a service within its budget; where it says when to come back (`Retry-After`), it is left alone till then. */
export const countedFetch =
  (budget: Budget, service: Service, clock: () => number): FetchProvider =>
  async (url, signal) => {
    await budget.take(service);
    const response = await fetchResponse(url, signal);
    if (response.pauseMs > 0) await budget.pause(service, clock() + response.pauseMs);
    return response;
  };
