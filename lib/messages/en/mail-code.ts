import type { Messages } from '../messages';

export const mailCode: Messages['mailCode'] = {
  heading: 'Enter the code\nfrom our email',
  lead: 'It has 6 digits and works for 3 minutes.',
  username: 'Username',
  usernamePlaceholder: 'Enter your username',
  email: 'Email',
  send: 'Send me a code',
  sentHere: 'We sent a 6-digit code to this address',
  change: 'Change',
  code: 'Code',
  codePlaceholder: '6 digits',
  hint: 'Can’t find the email? Check your spam folder.',
  expired: 'The code has expired. Please request a new one.',
  timeLeft: 'Time left',
  openMailbox: 'See the email in the development mailbox',
  verify: 'Confirm',
  resend: 'Send a new code',
  resendIn: (seconds) => `Send a new code in ${seconds} s`,
  resent: 'We sent you a new code.',
  verified: 'Confirmed',
};
