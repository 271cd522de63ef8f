import { readFileSync } from 'node:fs';
import { QueryClient } from '@tanstack/react-query';
import { MEMBER_KEYS } from '@/lib/client/session/member-storage';
import { endMemberSession } from '@/lib/client/session/session-end';
import { listFiles } from '../../support/list-files';

/** Keys that may outlive a session: of the device, of a visitor, or deleted on their own (`user-storage`). */
const KEPT_KEYS = [
  ...[
    'DEVICE_ID',
    'first-minute',
    'persistence-asked',
    'visits',
    'pwaPromptDismissed',
    'notificationPermission',
    'notificationOfferAnswered',
  ],
  ...['chosen-place', 'last-here', 'visitor-places', 'visitor-day', 'last-category', 'system-storage'],
  ...['push-registration', 'analytics-consent', 'user-storage', 'visitor-sensitivity', 'holidays', 'names-checked'],
];

/** Returns the keys of all values in local storage, from the source. A constant is resolved by its declaration. */
function listLocalKeys(): string[] {
  const sources = listFiles(['lib/client', 'components'], /\.tsx?$/).map((file) => readFileSync(file, 'utf8'));
  const all = sources.join('\n');
  const resolve = (name: string) => new RegExp(`${name} = '([^']+)'`).exec(all)?.[1] ?? name;
  return [...all.matchAll(/stored<.+>\('local', (?:'([^']+)'|(\w+))\)/g)].map(([, key, name]) => key ?? resolve(name!));
}

// ASVS 14.3.3
it('every key of local storage is deleted with the session or may outlive it', () => {
  const keys = listLocalKeys();
  expect(keys).toEqual(expect.arrayContaining(['ALARM_SETTINGS', 'week', 'own-outfits', 'first-minute']));
  expect(keys.filter((key) => !KEPT_KEYS.includes(key) && !MEMBER_KEYS.includes(key))).toEqual([]);
});

it("a session that ended elsewhere leaves none of the member's data in this browser", () => {
  for (const key of [...MEMBER_KEYS, 'visitor-places']) localStorage.setItem(key, '{}');
  document.cookie = 'week=1; path=/';
  endMemberSession(new QueryClient());
  expect([Object.keys(localStorage), document.cookie]).toEqual([['visitor-places'], '']);
});
