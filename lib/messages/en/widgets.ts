import type { Messages } from '../messages';
import { calendar } from './calendar';

export const widgets: Messages['widgets'] = {
  visitorTitle: 'Outfits on your home screen and in your calendar',
  visitorText:
    'Log in to create an address with your outfits and temperatures, for a widget on your home screen or a calendar app.',
  logIn: 'Log in',
  loadFailed: 'We couldn’t load your addresses',
  tryLater: 'Please try again in a moment.',
  kind: 'Where would you like to see it?',
  kinds: { picture: 'Widget', calendar: 'Calendar' },
  leads: {
    picture:
      'Create the address of a picture with today’s outfit and temperatures. In a widget or a digital photo frame, you see it without opening the app. It follows your day and the clothes you never wear, but leaves out the hours that you spend elsewhere.',
    calendar:
      'Create an address that shows the outfits and temperatures of ten days as events in your calendar app. They follow your day. Days off and trips are all-day events, and days that you named show their name and hours. Other hours that you spend elsewhere and the names of places are left out.',
  },
  place: 'Outfit for which place?',
  category: 'What kind of outfit?',
  create: { picture: 'Create a widget address', calendar: 'Create a calendar address' },
  createFailed: 'We couldn’t create the address.',
  full: (limit) => `You can have up to ${limit} of these. Delete one that you don’t use to create another.`,
  created: 'New widget address',
  createdText:
    'You can’t see it again once you leave this screen. Anyone who knows the address can see the picture, so keep it to yourself.',
  pictureAlt: 'Today’s outfit as the widget shows it',
  copyAddress: 'Copy address',
  qrCode: 'QR code of the widget address',
  qrCodeHint: 'Scan it with another device to open the address.',
  iphone: 'iPhone (Scriptable)',
  iphoneSteps: [
    'Get the free app Scriptable from the App Store.',
    'Tap + in the app to create a script, and paste the text below.',
    'Add a Scriptable widget to your home screen and choose that script.',
  ],
  script: 'Scriptable script',
  copyScript: 'Copy script',
  android: 'Android (KWGT)',
  androidSteps: [
    'Get KWGT from the Play Store and add its widget to your home screen.',
    'Add a bitmap to the widget, and enter the address above as a formula instead of a picture.',
    'To change the size, add ?size=small, ?size=medium or ?size=large to the address.',
  ],
  copied: 'Copied.',
  copyFailed: 'We couldn’t copy it. Press and hold the text to copy it.',
  calendarCreated: 'New calendar address',
  calendarText:
    'You can’t see it again once you leave this screen. Anyone who knows the address can see the events and your days off, so keep it to yourself.',
  addToDevice: 'Add to calendar',
  deviceHint:
    'Opens at once on an iPhone, iPad or Mac. Other devices need a calendar app that subscribes to addresses.',
  addToGoogle: 'Add to Google Calendar',
  googleHint: 'Copies the address and opens Google Calendar. Paste it into “URL of calendar”. Updates may take a day.',
  download: 'Download as a file',
  list: 'Addresses in use',
  createdOn: ({ month, day }) => `Created on ${calendar.formatDay(month, day)}`,
  revoke: 'Delete',
  revokeTitle: 'Delete this address?',
  revokeTexts: {
    picture: 'Widgets with this address will no longer show the picture.',
    calendar: 'Calendars with this address will no longer update the events.',
  },
  revoked: 'The address is deleted.',
  revokeFailed: 'We couldn’t delete the address.',
  assistant: 'Ask your AI assistant',
  assistantText:
    'Paste this into the settings of an AI tool that supports MCP, and it answers “What should I wear in Gangnam today?” with outfits from Nalot. No login needed.',
  configuration: 'Settings',
  copyConfiguration: 'Copy settings',
};
