import type { HostDependencies } from '../dependencies';

/** What of the host is there for accounts alone. */
export type AccountParts = Pick<
  HostDependencies,
  'passwords' | 'mailer' | 'mailbox' | 'identityProviders' | 'isCallbackUrl'
>;

/** What of the host accounts need. */
export type AccountTools = Pick<
  HostDependencies,
  'database' | 'keys' | 'clock' | 'limits' | 'passwords' | 'mailer' | 'identityProviders' | 'logger'
>;
