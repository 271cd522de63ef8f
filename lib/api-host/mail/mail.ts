/** A mail, as plain text and as HTML. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends a mail, or throws `MailError` within a bounded time. */
export interface Mailer {
  kind: 'smtp' | 'outbox' | 'none';
  send: (mail: Mail) => Promise<void>;
}

/** A mail that could not be sent. Says what kind of fault it was and nothing of the mail: servers quote addresses. */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly code: string;

  constructor(code: string) {
    super(`mail could not be sent (${code})`);
    this.code = code;
  }
}
