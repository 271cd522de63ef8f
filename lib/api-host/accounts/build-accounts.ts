import { MINUTE_MS } from '@/lib/contract/durations';
import { isLocal, type Env } from '@/lib/env';
import type { Logger } from '@/lib/log';
import type { SocialProvider } from '@/lib/contract/account-fields';
import type { Database, OpenDatabase } from '../db/database';
import { createCallbackUrlCheck } from '../identity/callback-urls';
import { chooseProviders, type IdentityConfig } from '../identity/choose-providers';
import { chooseMailer } from '../mail/choose-mailer';
import type { AccountServices } from './account-dependencies';
import { createPasswords } from './passwords';
import { sweepAccounts } from './sweep';

const SWEEP_MS = 10 * MINUTE_MS;

function readProviderKeys(env: Env): IdentityConfig['keys'] {
  const pair = (clientId?: string, clientSecret?: string) =>
    clientId && clientSecret ? { clientId, clientSecret } : undefined;
  const keys: Record<SocialProvider, ReturnType<typeof pair>> = {
    kakao: pair(env.KAKAO_CLIENT_ID, env.KAKAO_CLIENT_SECRET),
    google: pair(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
  };
  return keys;
}

/** Deletes expired rows every 10 minutes. Returns a function that stops this. */
function sweepRegularly(opened: Promise<OpenDatabase>, clock: () => number, logger: Logger): () => void {
  const sweep = async () => sweepAccounts((await opened).db, clock());
  const timer = setInterval(() => {
    sweep().catch((err: unknown) =>
      logger.warn({ err }, 'accounts: could not delete expired rows; retrying in 10 min'),
    );
  }, SWEEP_MS).unref();
  return () => clearInterval(timer);
}

interface BuildAccountsOptions {
  opened: Promise<OpenDatabase>;
  database: () => Promise<Database>;
  logger: Logger;
}

export function buildAccounts(
  env: Env,
  { opened, database, logger }: BuildAccountsOptions,
): { parts: AccountServices; close: () => Promise<void> } {
  const local = isLocal(env);
  const identityProviders = chooseProviders({ keys: readProviderKeys(env), isLocal: local });
  const stopSweeping = sweepRegularly(opened, Date.now, logger);
  const parts = {
    passwords: createPasswords(),
    ...chooseMailer({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, isLocal: local }, database, Date.now),
    identityProviders,
    isCallbackUrl: createCallbackUrlCheck({ callbackUrls: env.OAUTH_CALLBACK_URLS, siteUrl: env.SITE_URL }),
  };
  return {
    parts,
    close: async () => {
      stopSweeping();
      await identityProviders.close();
    },
  };
}
