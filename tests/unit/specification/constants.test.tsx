import { render } from '@testing-library/react';
import { VISIBLE_MS } from '@/components/alarm/push-popup';
import { BookmarksSkeleton } from '@/components/bookmark/bookmarks-skeleton';
import { RENEWAL_MS } from '@/lib/client/alarm/push/push-registration';
import { fetchJson } from '@/lib/client/api/fetch-json';
import { SWIPE_THRESHOLD_PX } from '@/lib/client/interaction/swipe';
import { isSnoozed, SNOOZE_MS, snoozeInstall } from '@/lib/client/pwa/install';
import { deviceId } from '@/lib/client/session/device-id';
import { clearUser, storeUser } from '@/lib/client/session/user-storage';
import type { Profile } from '@/lib/contract/account-fields';
import { CATEGORIES, DEFAULT_CATEGORY } from '@/lib/contract/category';
import { DEFAULT_GENDER } from '@/lib/contract/gender';
import { MAIL_CODE_LIFE_S } from '@/lib/contract/mail-code';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { POLICIES } from '@/lib/domain/policy/policies';

describe('the numbers of the specification', () => {
  it.each([
    ['a swipe', SWIPE_THRESHOLD_PX, 50],
    ['the life of a code, s', MAIL_CODE_LIFE_S, 180],
    ['the quiet after 나중에, ms', SNOOZE_MS, 5 * 60_000],
    ['a push in front, ms', VISIBLE_MS, 5_000],
    ['the renewal of a push token, ms', RENEWAL_MS, 7 * 24 * 3_600_000],
    ['the default category', DEFAULT_CATEGORY, 2],
    ['the default gender', DEFAULT_GENDER, 'FEMALE'],
  ])('%s', (_, said, meant) => expect(said).toBe(meant));

  it('has the schedule types under their ids', () =>
    expect(CATEGORIES.map(({ id, key }) => [id, key])).toEqual([
      [2, 'daily'],
      [1, 'business'],
      [4, 'date'],
      [3, 'activity'],
    ]));

  it('begins where the specification does', () =>
    expect(DEFAULT_PLACE.cell).toEqual(toGridCell({ lat: 37.498095, lon: 127.02761 })));

  it('dates the three texts', () => {
    const { terms, privacy, location } = POLICIES;
    expect([terms, privacy, location].map(({ effectiveDate }) => effectiveDate)).toEqual([
      '2025-04-10',
      '2025-04-10',
      '2025-05-01',
    ]);
  });

  it('waits fifteen seconds for an answer', async () => {
    const timeout = jest.fn(() => new AbortController().signal);
    AbortSignal.timeout = timeout;
    globalThis.fetch = jest.fn(async () => ({ ok: true, headers: new Headers(), json: async () => ({}) }) as Response);
    await fetchJson('/api/v1/region');
    expect(timeout).toHaveBeenCalledWith(15_000);
  });

  it('shows saved outfits two in a row, 200 px high', () => {
    const { container } = render(<BookmarksSkeleton />);
    expect(container.querySelector('.grid-cols-2')).toBeInTheDocument();
    expect(container.querySelector('.h-\\[200px\\]')).toBeInTheDocument();
  });
});

describe('the keys of the specification', () => {
  beforeEach(() => localStorage.clear());

  it('user-storage and system-storage hold who was here, without a password or a token', () => {
    storeUser({ id: 'me', nickname: '봄', gender: 'FEMALE', socialType: null } as Profile);
    expect(localStorage.getItem('user-storage')).toContain('봄');
    expect(JSON.parse(localStorage.getItem('system-storage') ?? '')).toEqual({ lastWayIn: 'email' });
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/password|token|access/i);
    clearUser();
    expect(localStorage.getItem('user-storage')).toBeNull();
  });

  it('DEVICE_ID is a UUID, made once', () => {
    const made = deviceId();
    expect(made).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(deviceId()).toBe(made);
    expect(localStorage.getItem('DEVICE_ID')).toContain(made);
  });

  it('pwaPromptDismissed is a time', () => {
    snoozeInstall();
    const dismissedMs = Number(localStorage.getItem('pwaPromptDismissed'));
    expect(isSnoozed(dismissedMs + 5 * 60_000 - 1)).toBe(true);
    expect(isSnoozed(dismissedMs + 5 * 60_000)).toBe(false);
  });
});
