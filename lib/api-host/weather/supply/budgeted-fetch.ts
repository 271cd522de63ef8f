import { metrics } from '@/lib/metrics/metrics';
import { runInSpan } from '@/lib/tracing/tracing';
import { fetchResponse, type ProviderResponse } from '../provider-http';
import type { ProviderService } from '../provider-records';
import type { Budget } from './budget';

/** Asks a provider over HTTP. Throws `ProviderError`, quota where the day's calls are spent. */
export type FetchProvider = (url: URL, signal: AbortSignal) => Promise<ProviderResponse>;

/** Calls of a service within its budget; where it says when to come back (`Retry-After`), it is left alone till then. */
export const createBudgetedFetch =
  (budget: Budget, service: ProviderService, clock: () => number): FetchProvider =>
  async (url, signal) => {
    const { providerCalls } = metrics();
    const note = (result: string) => providerCalls.inc({ service, result });
    await budget.take(service).catch((error: unknown) => {
      note('spent');
      throw error;
    });
    const span = { name: `ask ${service}`, kind: 'client', facts: { 'nalot.service': service } } as const;
    const response = await runInSpan(span, async (tell) => {
      const answer = await fetchResponse(url, signal);
      tell({ 'http.response.status_code': answer.status });
      return answer;
    }).catch((error: unknown) => {
      note('failed');
      throw error;
    });
    note(String(response.status));
    if (response.pauseMs > 0) await budget.pause(service, clock() + response.pauseMs);
    return response;
  };
