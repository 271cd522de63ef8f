import type { PushSetup } from '@/lib/contract/notification';
import type { PushMessage } from '@/lib/contract/push-message';

/** A message on its way, and for how long it is worth anything. */
export interface OutgoingPush {
  message: PushMessage;
  ttlSeconds: number;
  /** Asked when its turn comes, for which it may have waited: whether it is still to be begun. */
  mayBegin: () => boolean;
}

/**
 * What came of one attempt. `gone`: nobody is there any more, the token can be forgotten. `failed`: trying again would
 * not help. With `retryAfterMs` it may, not sooner than that (0 where the provider does not say).
 */
export type SendResult = 'sent' | 'gone' | 'failed' | { retryAfterMs: number };

/** A token that can be pushed to: as it is stored, and what tells this browser from any other. */
export interface AcceptedToken {
  token: string;
  address: string;
}

/** A way to push. */
export interface PushTransport {
  kind: PushSetup['transport'];
  setup: () => PushSetup;
  /** Throws `ApiError` INVALID_INPUT for what is no token of this transport. */
  accept: (token: string) => AcceptedToken;
  /** A send ends within so long, whatever the transport does in it. */
  limitMs: number;
  /** It does not throw. */
  send: (token: string, push: OutgoingPush) => Promise<SendResult>;
  close: () => void;
}
