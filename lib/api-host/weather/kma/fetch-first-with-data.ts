import { ProviderError } from '../provider-error';

/**
 * Fetches candidates one after another until one has data, such as a base time and the one before it, or a new code and
 * the old one. Any failure other than `no-data` is thrown.
 */
export async function fetchFirstWithData<C, T>(candidates: C[], fetchOne: (candidate: C) => Promise<T>): Promise<T> {
  for (const candidate of candidates.slice(0, -1)) {
    try {
      return await fetchOne(candidate);
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind !== 'no-data') throw error;
    }
  }
  return fetchOne(candidates.at(-1)!);
}
