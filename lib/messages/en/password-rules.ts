import type { Messages } from '../messages';

export const passwordRules: Messages['passwordRules'] = {
  formatLength: ({ min, max }) => `${min} to ${max} characters`,
  letter: 'A letter',
  digit: 'A digit',
  special: 'A special character',
  ascii: 'No Korean letters, no spaces',
};
