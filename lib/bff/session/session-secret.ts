import { env, EnvError } from '@/lib/env';
import { deriveLocalSecret } from '@/lib/local-secrets';
import { getSingleton } from '@/lib/singleton';

function chooseSecret(): string {
  const { SESSION_SECRET, NODE_ENV, DATABASE_URL, API_BASE_URL, DATA_DIR } = env();
  if (SESSION_SECRET) return SESSION_SECRET;
  // With several instances, a generated secret could not open the cookies of the others.
  if (NODE_ENV === 'production' && (DATABASE_URL ?? API_BASE_URL))
    throw new EnvError(
      'SESSION_SECRET must be set in production with DATABASE_URL or API_BASE_URL (for example: openssl rand -hex 32).',
    );
  return deriveLocalSecret(DATA_DIR, 'session');
}

/** Returns the key that seals sessions: the configured one, else one generated for this data folder. Throws `EnvError`. */
export const getSessionSecret = (): string => getSingleton('session-secret', chooseSecret);
