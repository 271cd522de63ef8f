import type { Messages } from '../messages';

export const dressCodes: Messages['dressCodes'] = {
  wedding: { closest: 'The closest to a semi-formal outfit that we have.' },
  funeral: { closest: 'The closest to a black suit that we have.' },
  interview: { closest: 'The closest to an interview suit that we have.' },
};
