import type { AccountTools } from '@/lib/api-host/accounts/account-tools';
import { createPasswords } from '@/lib/api-host/accounts/passwords';
import type { Database } from '@/lib/api-host/db/database';
import { callbackUrlCheck } from '@/lib/api-host/identity/callback-urls';
import { chooseProviders } from '@/lib/api-host/identity/choose-providers';
import { chooseMailer } from '@/lib/api-host/mail/choose-mailer';
import type { Logger } from '@/lib/log';

export interface TestAccountOptions {
  db: Database;
  clock: () => number;
  logger: Logger;
  /** What a test is about. */
  with?: Partial<AccountTools>;
}

const passwords = createPasswords();

/** Accounts as a fresh clone has them, on the test's database and clock. */
export const makeAccounts = ({ db, clock, logger, with: other }: TestAccountOptions): AccountTools => ({
  database: async () => db,
  clock,
  passwords,
  ...chooseMailer({ isLocal: true }, async () => db, clock),
  providers: chooseProviders({ keys: {}, isLocal: true }),
  isCallbackUrl: callbackUrlCheck({ callbackUrls: [] }),
  logger,
  ...other,
});
