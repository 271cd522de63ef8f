import type { HostDependencies } from '../dependencies';

/** What of the host accounts need. */
export type AccountTools = Pick<
  HostDependencies,
  'database' | 'clock' | 'limits' | 'passwords' | 'mailer' | 'identityProviders' | 'logger'
>;
