import { brandError } from '@/lib/brand-error';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends mails. `send` throws `MailError` within a bounded time if it fails. */
export interface Mailer {
  kind: 'smtp' | 'outbox' | 'none';
  send: (mail: Mail) => Promise<void>;
}

/** Failure to send a mail. Contains only codes because messages of mail servers quote addresses. */
export class MailError extends Error {
  static {
    brandError(this, 'MailError');
  }

  readonly code: string;
  /** True if the server refuses this recipient for good, so that another try makes no sense. */
  readonly isRecipientRefused: boolean;

  constructor(code: string, { isRecipientRefused = false } = {}) {
    super(`mail could not be sent (${code})`);
    this.code = code;
    this.isRecipientRefused = isRecipientRefused;
  }
}
