import { CHANGED_PASSWORD_LENGTH, NEW_PASSWORD_LENGTH } from '@/lib/contract/account-fields';
import { MAIL_CODE_TTL_S } from '@/lib/contract/mail-code';
import { passwordRules } from '@/lib/messages/en/password-rules';
import { screens } from '@/lib/messages/en/screens';
import type { Policy } from '../policy';

export const PASSWORD: Policy = {
  title: screens.passwordPolicy,
  effectiveDate: '2025-04-10',
  summary:
    'We store your password in a way that even we cannot read it. A password that you use nowhere else is the safest.',
  sections: [
    {
      heading: 'Which passwords can I use?',
      paragraphs: ['Include letters, digits and special characters.'],
      list: [
        `When you sign up or reset it: ${passwordRules.formatLength(NEW_PASSWORD_LENGTH)}`,
        `When you change it after logging in: ${passwordRules.formatLength(CHANGED_PASSWORD_LENGTH)}`,
      ],
    },
    {
      heading: 'How is it stored?',
      paragraphs: [
        'We store only a value that was computed from it irreversibly (Argon2id). It is not stored on your phone or in your browser, and it appears in no log.',
      ],
    },
    {
      heading: 'If you have forgotten it',
      paragraphs: [
        `Choose “${screens.resetPassword}” on the login screen and enter the code that we mail to you; then you can set a new one. The code works for ${MAIL_CODE_TTL_S / 60} minutes, once, in the browser that requested it.`,
      ],
    },
    {
      heading: 'After a change',
      paragraphs: ['You are logged out on all devices. Please log in again with the new password.'],
    },
    {
      heading: 'If you log in with Kakao or Google',
      paragraphs: ['You have no password at Nalot. Please manage your password at Kakao or Google.'],
    },
  ],
};
