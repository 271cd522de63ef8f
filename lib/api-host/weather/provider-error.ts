/**
 * What can be wrong with a provider: it is silent, cannot be reached, refuses (HTTP status), has no calls left for
 * us, does not know our key, says something that cannot be read, or has nothing for this place or time.
 */
export type ProviderErrorKind = 'timeout' | 'network' | 'http' | 'quota' | 'auth' | 'malformed' | 'no-data';

/** A provider's failure. The message never holds an address with its query: keys travel there. */
export class ProviderError extends Error {
  readonly kind: ProviderErrorKind;

  constructor(kind: ProviderErrorKind, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'ProviderError';
    this.kind = kind;
  }

  /** Whether the provider as a whole is in trouble; having no data for one place says nothing of the others. */
  get isOutage(): boolean {
    return this.kind !== 'no-data';
  }
}

/** Any failure as a ProviderError: an exception that is not one came from reading an answer. */
export const toProviderError = (error: unknown): ProviderError =>
  error instanceof ProviderError
    ? error
    : new ProviderError('malformed', error instanceof Error ? error.message : String(error), {
        cause: error,
      });
