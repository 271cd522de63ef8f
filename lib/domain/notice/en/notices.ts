import { CATEGORIES } from '@/lib/contract/category';
import { categories } from '@/lib/messages/en/categories';
import { feedback } from '@/lib/messages/en/feedback';
import { screens } from '@/lib/messages/en/screens';
import type { Notice } from '../notice';

const INTRODUCTION: Notice = {
  id: '1',
  title: 'Meet Nalot',
  date: '2025-04-10',
  parts: [
    {
      heading: 'What do I wear today?',
      paragraphs: [
        'Five seconds at the door are enough. Nalot looks at the weather where you are and shows you, as a picture, what to wear so that you are neither cold nor hot all day.',
        'It looks at more than the temperature. Wind, humidity, sunshine, rain, snow and the difference between morning and evening all count, and one sentence tells you why it chose these clothes.',
      ],
    },
    {
      heading: 'What you can do',
      points: [
        `Choose an outfit for your day: ${CATEGORIES.map(({ key }) => categories[key]).join(', ')}.`,
        `Save the outfits that you like, and find them again under “${screens.my}” in “${screens.bookmarks}”.`,
        'Tell us whether you were cold or warm, and the next outfits suit you better.',
        'Be told what to wear every day, at the time that you choose.',
      ],
    },
    {
      heading: 'How we treat your location',
      paragraphs: [
        'We use your location only if you allow it, and blur it to a forecast area of about 5 km to find the weather. Your exact location is never stored.',
      ],
    },
    {
      heading: 'Tell us what you think',
      paragraphs: [
        `What did you like, and what was difficult? Tell us with “${feedback.title}” under “${screens.my}”. We read every message and keep improving.`,
      ],
    },
  ],
};

const NOTIFICATION_GUIDE: Notice = {
  id: '2',
  title: 'How to turn on outfit notifications',
  date: '2025-05-01',
  parts: [
    {
      heading: 'Turn them on',
      paragraphs: [
        'Once a day, at the time that you choose, we tell you the temperatures and what to wear. If you like, we also write once when the weather changes, and once in the evening.',
      ],
      steps: [
        `Tap the bell on the home screen, or “${screens.alarm}” under “${screens.my}”.`,
        'Turn on “Today’s outfit”, and tap Allow when the browser asks.',
        'Choose the time, and the occasion that you dress for.',
        'Tap Save, and you are done.',
      ],
    },
    {
      heading: 'On iPhone and iPad',
      paragraphs: ['From iOS 16.4 on, notifications come only to Nalot on your home screen.'],
      steps: [
        'Open Nalot in Safari and tap the Share button.',
        'Tap Add to Home Screen.',
        'Open Nalot from the home screen and turn on notifications.',
      ],
    },
    {
      heading: 'If no notification comes',
      points: [
        'Check that your phone and your browser allow notifications of Nalot.',
        'In do not disturb or battery saving mode they may arrive late.',
        'If you log out, that device receives no more notifications. Log in again and turn them on.',
      ],
    },
    {
      heading: 'If you want to stop',
      paragraphs: [`Turn them off under “${screens.alarm}” and save. They stop at once.`],
    },
  ],
};

/** Newest first. */
export const EN_NOTICES: readonly Notice[] = [NOTIFICATION_GUIDE, INTRODUCTION];
