import { metrics } from '@/lib/metrics/metrics';
import { runInSpan } from '@/lib/tracing/tracing';
import { fetchResponse, type ProviderResponse } from '../provider-http';
import type { ProviderService } from '../provider-records';
import type { Budget } from './budget';
import { MAX_PAUSE_MS } from './budget-rows';

/** Fetches from a provider over HTTP. Throws `ProviderError`, with kind quota if the budget is used up. */
export type FetchProvider = (url: URL, signal: AbortSignal) => Promise<ProviderResponse>;

/** Creates a fetch that counts calls in the budget of a service. A `Retry-After` of the provider pauses the service. */
export const createBudgetedFetch =
  (budget: Budget, service: ProviderService, clock: () => number): FetchProvider =>
  async (url, signal) => {
    const { providerCalls } = metrics();
    const note = (result: string) => providerCalls.inc({ service, result });
    await budget.take(service).catch((error: unknown) => {
      note('spent');
      throw error;
    });
    const span = { name: `fetch ${service}`, kind: 'client', attributes: { 'nalot.service': service } } as const;
    const response = await runInSpan(span, async (tell) => {
      const answer = await fetchResponse(url, signal);
      tell({ 'http.response.status_code': answer.status });
      return answer;
    }).catch((error: unknown) => {
      note('failed');
      throw error;
    });
    note(String(response.status));
    if (response.pauseMs > 0) await budget.pause(service, clock() + Math.min(response.pauseMs, MAX_PAUSE_MS));
    return response;
  };
