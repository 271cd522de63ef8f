import type { Messages } from '../messages';

export const questionPush: Messages['questionPush'] = {
  title: 'How did today’s outfit feel?',
  formatMarkedBody: (outfit) =>
    `Were you cold or warm in ‘${outfit}’? Tell us, and your next outfits will take it into account.`,
  formatRecommendedBody: (outfit) =>
    `If you went out in ‘${outfit}’, tell us if you were cold or warm. Your next outfits will take it into account.`,
};
