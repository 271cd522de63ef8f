import type { IdentityProviders } from '../identity/identity-provider';
import type { Mailer } from '../mail/mail';
import type { Mailbox } from '../mail/outbox';
import type { Infrastructure } from '../shared/infrastructure';
import type { Passwords } from './passwords';

export interface AccountServices {
  passwords: Passwords;
  mailer: Mailer;
  /** Mails that were stored instead of sent; null if mails are sent. */
  mailbox: Mailbox | null;
  identityProviders: IdentityProviders;
  /** Returns whether a social login may redirect to a URL at its end. */
  isCallbackUrl: (url: string) => boolean;
}

export type AccountDependencies = Infrastructure & Pick<AccountServices, 'passwords' | 'mailer' | 'identityProviders'>;
