import type { Messages } from '../messages';

export const analyticsChoice: Messages['analyticsChoice'] = {
  title: 'Help us improve',
  text: 'We look at which features are used with Google Analytics, without your name or location and never for ads. You can turn this off at any time.',
};
