import { ProviderError } from '../provider-error';

/**
 * Asks for one candidate after another until one has data: the newest base and, where that is not out yet, the one
 * before; a new code and, where that is not known yet, the old one. Any other failure ends it.
 */
export async function firstWithData<C, T>(candidates: C[], ask: (candidate: C) => Promise<T>): Promise<T> {
  for (const candidate of candidates.slice(0, -1)) {
    try {
      return await ask(candidate);
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind !== 'no-data') throw error;
    }
  }
  return ask(candidates.at(-1)!);
}
