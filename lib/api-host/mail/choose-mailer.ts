import type { Database } from '../db/database';
import { MailError, type Mailer } from './mail';
import { createOutbox, type Mailbox } from './outbox';
import { createSmtpMailer } from './smtp-mailer';

export interface MailConfig {
  smtpUrl?: string;
  from?: string;
  /** True for a local installation, which stores mails instead of sending them. */
  isLocal: boolean;
}

const unavailable: Mailer = { kind: 'none', send: () => Promise.reject(new MailError('NOT_CONFIGURED')) };

/** Returns an SMTP mailer if it is configured, an outbox on a local installation, otherwise a mailer that always fails. */
export function chooseMailer(
  { smtpUrl, from, isLocal }: MailConfig,
  database: () => Promise<Database>,
  clock: () => number,
): { mailer: Mailer; mailbox: Mailbox | null } {
  if (smtpUrl && from) return { mailer: createSmtpMailer({ url: smtpUrl, from }), mailbox: null };
  if (!isLocal) return { mailer: unavailable, mailbox: null };
  const outbox = createOutbox(database, clock);
  return { mailer: outbox, mailbox: outbox };
}
