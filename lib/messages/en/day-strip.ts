import type { Messages } from '../messages';

export const dayStrip: Messages['dayStrip'] = {
  label: 'Choose one of ten days',
  close: 'Close',
  plan: 'Plan this day',
  failed: 'The ten-day forecast didn’t load.',
  holiday: 'public holiday',
  planned: 'something is planned',
};
