import type { Messages } from '../messages';

export const landing: Messages['landing'] = {
  question: 'What do I wear today?',
  promise: 'Ask Nalot',
  carousel: 'carousel',
  slide: 'slide',
  about: 'About Nalot',
  showSlide: (number, title) => `Slide ${number}: ${title}`,
  weatherSlide: { title: 'Dressed for the weather', text: 'Cold, wind and rain at a glance' },
  occasionSlide: {
    title: (occasions) => {
      const listed = [occasions.slice(0, -1).join(', '), occasions.at(-1)].filter(Boolean).join(' and ');
      return `For ${listed}`;
    },
    text: 'Outfits that suit your plans',
  },
  bookmarkSlide: { title: 'Save the outfits you like', text: 'Bookmark them and come back any time' },
  sessionEnded: 'You were logged out. Log in to continue where you left off, or just look around.',
  browse: 'Look around',
  logIn: 'Log in to Nalot',
  notMemberYet: 'New to Nalot?',
  or: 'or',
};
