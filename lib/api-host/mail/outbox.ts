import { randomUUID } from 'node:crypto';
import { desc, inArray } from 'drizzle-orm';
import type { Database } from '../db/database';
import { outboxMails } from '../db/schema';
import type { Mail, Mailer } from './mail';

const MAX_MAILS = 50;

export interface OutboxMail extends Mail {
  sentAt: Date;
}

/** Stored mails. `read` returns the newest first. */
export interface Mailbox {
  read: () => Promise<OutboxMail[]>;
}

/** Creates a mailer that stores the last 50 mails in the database, for local installations without a mail server. */
export function createOutbox(database: () => Promise<Database>, clock: () => number): Mailer & Mailbox {
  return {
    kind: 'outbox',
    async send({ to: recipient, ...mail }) {
      const db = await database();
      await db.insert(outboxMails).values({ id: randomUUID(), recipient, ...mail, sentAt: new Date(clock()) });
      const old = db
        .select({ id: outboxMails.id })
        .from(outboxMails)
        .orderBy(desc(outboxMails.sentAt))
        .offset(MAX_MAILS);
      await db.delete(outboxMails).where(inArray(outboxMails.id, old));
    },
    async read() {
      const rows = await (await database()).select().from(outboxMails).orderBy(desc(outboxMails.sentAt));
      return rows.map(({ recipient, ...mail }) => ({ ...mail, to: recipient }));
    },
  };
}
