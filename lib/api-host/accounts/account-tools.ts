import type { Logger } from '@/lib/log';
import type { Database } from '../db/database';
import type { IdentityProviders } from '../identity/identity-provider';
import type { Mailer } from '../mail/mail';
import type { Mailbox } from '../mail/outbox';
import type { Passwords } from './passwords';

/** What accounts are given by the host. */
export interface AccountTools {
  /** The open database. Throws `ApiError` UNAVAILABLE where it cannot be had in time. */
  database: () => Promise<Database>;
  clock: () => number;
  passwords: Passwords;
  mailer: Mailer;
  /** Where mails can be read that were not sent; null where they are. */
  mailbox: Mailbox | null;
  providers: IdentityProviders;
  /** Whether a social login may end at an address of ours. */
  isCallbackUrl: (url: string) => boolean;
  logger: Logger;
}
