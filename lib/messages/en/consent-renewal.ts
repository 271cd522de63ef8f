import type { Messages } from '../messages';

export const consentRenewal: Messages['consentRenewal'] = {
  newTexts: 'Our terms have changed',
  newTextsLead:
    'Until you agree, what you agreed to before applies. If you don’t want to agree, you can delete your account in the account settings at any time.',
  later: 'Later',
  agree: 'Agree',
  marketing: 'Do you still want offers and news?',
  marketingLead: 'We ask again after two years.',
  stop: 'No more',
  goOn: 'Yes, please',
  accepted: (date) => `You accepted them on ${date}.`,
  declined: (date) => `You declined them on ${date}.`,
};
