import type { Context } from 'hono';
import type { ApiKeys } from '@/lib/api-keys';
import { ApiError, type ErrorCode } from '@/lib/contract/errors';
import type { Logger } from '@/lib/log';
import { getNetwork } from './network';
import { mac } from './secrets';

/** What an operator watches for: each is a line of its own, known by its `event`. */
export type SecurityEvent =
  | 'login-failed'
  | 'limit-reached'
  | 'token-replayed'
  | 'password-reset'
  | 'password-changed'
  | 'sessions-ended'
  | 'withdrawn';

/** What else there is to tell. */
export interface EventDetails {
  /** Whose account it is about: an id, or what was given for a name where there is none. */
  who?: string;
  /** The name of the limit that was reached. */
  limit?: string;
}

interface SecurityErrorOptions extends EventDetails {
  message?: string;
  fields?: Record<string, string>;
}

/** A refusal that is such an event too. */
export class SecurityError extends ApiError {
  readonly event: SecurityEvent;
  readonly details: EventDetails;

  constructor(code: ErrorCode, event: SecurityEvent, { message, fields, ...details }: SecurityErrorOptions) {
    super(code, { message, fields });
    this.event = event;
    this.details = details;
  }
}

/** As much of a keyed hash as tells one from another in a log. */
const MARK_CHARS = 16;

/**
 * Writes the line of an event. Who it is about and which network it came from are keyed hashes: the same one has the same
 * mark in every line, and nobody can read from it who that is.
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
