import { brandError } from '@/lib/brand-error';

/**
 * Kinds of provider failure. `http`: rejected with an HTTP status. `quota`: no calls left. `auth`: unknown key.
 * `withdrawn`: the service does not exist (any more). `malformed`: the response cannot be parsed. `no-data`: nothing for this place or time.
 */
export type ProviderErrorKind =
  | 'timeout'
  | 'network'
  | 'http'
  | 'quota'
  | 'auth'
  | 'withdrawn'
  | 'malformed'
  | 'no-data';

/** A failure of a provider. The message never contains a query string, because keys are sent there. */
export class ProviderError extends Error {
  static {
    brandError(this, 'ProviderError');
  }

  readonly kind: ProviderErrorKind;

  constructor(kind: ProviderErrorKind, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.kind = kind;
  }

  /** True if the provider as a whole fails. Missing data for one place does not count. */
  get isOutage(): boolean {
    return this.kind !== 'no-data';
  }
}

/** Returns true if the provider as a whole fails, which an unknown error also means. */
export const isOutage = (error: Error): boolean => !(error instanceof ProviderError) || error.isOutage;

/** Converts any error to a `ProviderError`. An unknown one was thrown while parsing a response. */
export const toProviderError = (error: unknown): ProviderError =>
  error instanceof ProviderError
    ? error
    : new ProviderError('malformed', error instanceof Error ? error.message : String(error), {
        cause: error,
      });
