import type { PushSetup } from '@/lib/contract/notification';
import type { PushMessage } from '@/lib/contract/push-message';

export interface OutgoingPush {
  message: PushMessage;
  ttlSeconds: number;
  /** Whether the send may still start. Called when its turn comes, because it may have waited. */
  mayBegin: () => boolean;
}

/**
 * Result of one attempt. `gone`: the token is invalid and can be deleted. `failed`: a retry would fail as well.
 * `retryAfterMs`: earliest time of a retry (0 if the provider names none).
 */
export type SendResult = 'sent' | 'gone' | 'failed' | { retryAfterMs: number };

/** Valid token: the text to store, and the part of it that identifies the browser. */
export interface AcceptedToken {
  token: string;
  address: string;
}

/** Protocol and provider by which pushes are sent. */
export interface PushTransport {
  kind: PushSetup['transport'];
  setup: () => PushSetup;
  /** Validates a token. Throws `ApiError` INVALID_INPUT if it is not one of this transport. */
  accept: (token: string) => AcceptedToken;
  /** Maximum duration of a send with all its retries, in ms. */
  limitMs: number;
  /** Never rejects. */
  send: (token: string, push: OutgoingPush) => Promise<SendResult>;
  close: () => void;
}
