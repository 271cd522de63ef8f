import type { Database } from '../db/database';
import { MailError, type Mailer } from './mail';
import { createOutbox, type Mailbox } from './outbox';
import { createSmtpMailer } from './smtp-mailer';

export interface MailConfig {
  smtpUrl?: string;
  from?: string;
  /** The embedded default on one's own machine. */
  isLocal: boolean;
}

const unavailable: Mailer = { kind: 'none', send: () => Promise.reject(new MailError('NOT_CONFIGURED')) };

/** SMTP where it is configured; else, on one's own machine alone, an outbox. */
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
