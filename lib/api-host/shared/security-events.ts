import type { Context } from 'hono';
import { brandError } from '@/lib/brand-error';
import type { ApiKeys } from '@/lib/api-keys';
import { ApiError, type ErrorCode } from '@/lib/contract/errors';
import type { Logger } from '@/lib/log';
import { getNetwork } from './network';
import { mac } from './secrets';

/** Events for an operator to watch. Each is a log line with this `event`. */
export type SecurityEvent =
  | 'login-failed'
  | 'limit-reached'
  | 'token-replayed'
  | 'password-reset'
  | 'password-changed'
  | 'sessions-ended'
  | 'withdrawn';

export interface EventDetails {
  /** The account: a user id, or the submitted name if there is no such account. */
  who?: string;
  limit?: string;
}

interface SecurityErrorOptions extends EventDetails {
  message?: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
}

/** An error for the caller that is also logged as a security event. */
export class SecurityError extends ApiError {
  static {
    brandError(this, 'SecurityError');
  }

  readonly event: SecurityEvent;
  readonly details: EventDetails;

  constructor(
    code: ErrorCode,
    event: SecurityEvent,
    { message, fields, retryAfterSeconds, ...details }: SecurityErrorOptions,
  ) {
    super(code, { message, fields, retryAfterSeconds });
    this.event = event;
    this.details = details;
  }
}

/** Characters of a keyed hash that suffice to tell subjects apart in a log. */
const MARK_CHARS = 16;

/**
 * Logs a security event. Account and network appear as keyed hashes, which are the same in every line and reveal
 * nothing.
 */
export function logSecurityEvent(
  { logger, keys }: { logger: Logger; keys: Pick<ApiKeys, 'log'> },
  context: Context,
  event: SecurityEvent,
  { who, limit }: EventDetails = {},
): void {
  const markOf = (kind: string, text: string) => mac(keys.log, `${kind} ${text}`).slice(0, MARK_CHARS);
  const requestId: unknown = context.get('requestId');
  const from = markOf('network', getNetwork(context)[0]);
  logger.warn({ requestId, event, limit, from, ...(who && { who: markOf('person', who) }) }, 'security');
}
