import type { Messages } from '../messages';
import { clock } from './clock';

export const alarm: Messages['alarm'] = {
  title: 'Today’s outfit',
  loading: 'Loading your notifications',
  saved: 'Your notifications are saved.',
  saveFailed: 'We couldn’t save your notifications.',
  leaveTitle: 'Save your changes?',
  leaveText: 'If you leave without saving, your notifications stay as they were.',
  optionalPushes: {
    newsEnabled: {
      title: 'Rain alert',
      description:
        'If rain, snow or cold that you haven’t seen yet comes while you are out, we tell you 40 minutes before, at most once a day. Never between 10 pm and 7 am.',
    },
    questionEnabled: {
      title: 'Evening question',
      description:
        'On days when you opened the notification, we ask at 8 pm whether you were cold or warm. Your answer improves what we suggest.',
    },
  },
  switchStates: {
    registering: 'Registering this device.',
    notRegistered: 'This device is not registered yet.',
    registered: 'Notifications come to this device.',
    willTurnOn: 'Save to be notified every day.',
    willTurnOff: 'Save to stop the notifications.',
    off: 'Turn on to be notified every day at the time you choose.',
  },
  time: 'Time',
  hours: 'Hours',
  minutes: 'Minutes',
  formatTime: (hour, minute) => {
    if (minute === 0) return clock.formatHour(hour);
    return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
  },
  everyDayAt: (time) => `Every day at ${time}`,
  quickTime: (digits, time) => `${digits}, ${time}`,
  category: 'Outfits for',
  place: 'Place',
  savedRegion: 'Saved place',
  placeHint: 'We use the weather at this place',
  locating: 'Locating',
  toPosition: 'Use my location',
  savedPlaces: 'Saved places',
  warnings: 'Weather warnings',
  warningsHint:
    'We tell you once when a warning begins or ends at the place above or at a saved place. Never between 10 pm and 7 am.',
  warningsUnavailable:
    'The weather source in use has no warnings. They come only with weather from the Korea Meteorological Administration.',
  warningsFrom: { none: 'None', advisory: 'Advisories too', warning: 'Warnings only' },
  warningsAtNight: 'Send warnings at night too',
  preview: 'How it looks',
  noPreview: 'There is no preview right now. You can still change the settings.',
  followsSchedule: { before: 'Follows ', after: '' },
  offline: 'You are offline',
  loadFailed: 'We couldn’t load your notifications',
  loadFailedText: 'They still come as you set them. You can change them here once you are connected.',
  lastSaved: 'Last saved',
  turnedOff: 'Turned off',
};
