import type { Messages } from '../messages';

export const offers: Messages['offers'] = {
  install: {
    title: 'Put Nalot on your home screen',
    text: 'It opens at once and shows the last weather and outfits even offline.',
    submit: 'Add to home screen',
  },
  steps: {
    text: 'It opens at once like an app and can send you notifications.',
    show: 'See how',
    title: 'How to add it to your home screen',
    first: {
      safari: 'Tap the Share button at the bottom of the screen (at the top on an iPad)',
      chrome: 'Tap the Share button to the right of the address bar',
      other: 'Tap “Share” in the browser’s menu',
      firefox: 'Tap the menu button next to the address bar',
    },
    add: 'Scroll down in the menu and tap “Add to Home Screen”',
    done: 'Tap “Add”, and Nalot is on your home screen',
    notes: {
      safari: 'If you don’t see the Share button, first tap the ⋯ button next to the address bar.',
      other: 'If you don’t see “Add to Home Screen”, open this address in Safari.',
    },
    close: 'Got it',
  },
  notifications: {
    title: 'Shall we tell you before you leave?',
    text: 'We’ll send today’s outfit at a time you choose. You can turn it off whenever you like.',
    allow: 'Get notifications',
  },
  browser: {
    title: 'Better in your browser',
    apps: { kakaotalk: 'KakaoTalk', naver: 'NAVER', line: 'LINE', facebook: 'Facebook', instagram: 'Instagram' },
    entries: {
      kakaotalk: '“Open in other browser”',
      naver: '“Open in Safari”',
      line: '“Open in other app”',
      facebook: '“Open in external browser”',
      instagram: '“Open in external browser”',
    },
    limits: (app) => `Inside ${app} you can’t add Nalot to your home screen or get notifications.`,
    useMenu: (entry) => `Tap ⋯ and then ${entry} to add Nalot to your home screen and get notifications.`,
    open: 'Open in browser',
    copy: 'Copy address',
    copied: 'Address copied. Paste it into Safari.',
    notCopied: 'The address wasn’t copied. Please use the menu.',
  },
};
