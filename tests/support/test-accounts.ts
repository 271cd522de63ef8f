import type { AccountServices } from '@/lib/api-host/accounts/account-dependencies';
import type { Database } from '@/lib/api-host/db/database';
import { createCallbackUrlCheck } from '@/lib/api-host/identity/callback-urls';
import { chooseProviders } from '@/lib/api-host/identity/choose-providers';
import { chooseMailer } from '@/lib/api-host/mail/choose-mailer';
import { deriveApiKeys } from '@/lib/api-keys';
import { createLimits } from '@/lib/api-host/shared/limits';
import { lightPasswords } from './light-passwords';

export interface TestAccountOptions {
  db: Database;
  clock: () => number;
  /** Services that replace the defaults. */
  with?: Partial<AccountServices>;
}

const passwords = lightPasswords();

export const TEST_KEYS = deriveApiKeys({ API_SECRET: 'a secret of the tests, and of nobody else', DATA_DIR: '' });

/** Creates the account services of a new clone, with the test's database and clock. */
export const makeAccounts = ({ db, clock, with: other }: TestAccountOptions) => ({
  database: async () => db,
  keys: TEST_KEYS,
  limits: createLimits(async () => db, clock),
  passwords,
  ...chooseMailer({ isLocal: true }, async () => db, clock),
  identityProviders: chooseProviders({ keys: {}, isLocal: true }),
  isCallbackUrl: createCallbackUrlCheck({ callbackUrls: [] }),
  ...other,
});
