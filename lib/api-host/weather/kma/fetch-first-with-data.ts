import { ProviderError } from '../provider-error';

/**
 * Fetches one candidate after another until one has data: the newest base and, where that is not out yet, the one
 * before; a new code and, where that is not known yet, the old one. Any other failure ends it.
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
