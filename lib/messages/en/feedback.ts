import type { Messages } from '../messages';

export const feedback: Messages['feedback'] = {
  title: 'Give feedback',
  lead: 'What do you like? What bothers you? Tell us anything.',
  placeholder: 'Example: please suggest clothes for cycling to work',
  limit: 'Up to 1,000 characters.',
  replyTo: 'Email for a reply (optional)',
  replyHint: 'We reply within 10 days and then erase the address.',
  send: 'Send',
  sent: 'Thank you. We read every message carefully.',
  openFailed: 'We couldn’t open the form. Check your connection and try again.',
};
