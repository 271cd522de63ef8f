import { isLocal, type Env } from '@/lib/env';
import type { Logger } from '@/lib/log';
import type { SocialProvider } from '@/lib/contract/account-fields';
import type { OpenDatabase } from '../db/database';
import { callbackUrlCheck } from '../identity/callback-urls';
import { chooseProviders, type IdentityConfig } from '../identity/choose-providers';
import { chooseMailer } from '../mail/choose-mailer';
import type { AccountTools } from './account-tools';
import { databaseWhenOpen } from '../shared/database-when-open';
import { createPasswords } from './passwords';
import { sweepAccounts } from './sweep';

const SWEEP_MS = 10 * 60_000;

function keysOf(env: Env): IdentityConfig['keys'] {
  const pair = (clientId?: string, clientSecret?: string) =>
    clientId && clientSecret ? { clientId, clientSecret } : undefined;
  const keys: Record<SocialProvider, ReturnType<typeof pair>> = {
    kakao: pair(env.KAKAO_CLIENT_ID, env.KAKAO_CLIENT_SECRET),
    google: pair(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
  };
  return keys;
}

/** Sweeps now and then, until it is told to stop. */
function keepSwept(opened: Promise<OpenDatabase>, clock: () => number, logger: Logger): () => void {
  const sweep = async () => sweepAccounts((await opened).db, clock());
  const timer = setInterval(() => {
    sweep().catch((err: unknown) => logger.warn({ err }, 'expired rows were not removed'));
  }, SWEEP_MS).unref();
  return () => clearInterval(timer);
}

/** What accounts need, as an environment describes it. */
export function buildAccounts(
  env: Env,
  opened: Promise<OpenDatabase>,
  logger: Logger,
): { accounts: AccountTools; close: () => Promise<void> } {
  const database = databaseWhenOpen(opened);
  const local = isLocal(env);
  const providers = chooseProviders({ keys: keysOf(env), isLocal: local });
  const stopSweeping = keepSwept(opened, Date.now, logger);
  const accounts = {
    database,
    clock: Date.now,
    passwords: createPasswords(),
    ...chooseMailer({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, isLocal: local }, database, Date.now),
    providers,
    isCallbackUrl: callbackUrlCheck({ callbackUrls: env.OAUTH_CALLBACK_URLS, siteUrl: env.SITE_URL }),
    logger,
  };
  return {
    accounts,
    close: async () => {
      stopSweeping();
      await providers.close();
    },
  };
}
