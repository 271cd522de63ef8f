// Runs alone: the first page of a sandbox switches the fonts later.
import { render, screen } from '@testing-library/react';
import { VISIBLE_MS } from '@/components/alarm/push-popup';
import { BookmarksSkeleton } from '@/components/bookmark/bookmarks-skeleton';
import { CategoryTabs } from '@/components/outfit/category-tabs';
import { OutfitCarousel } from '@/components/outfit/outfit-carousel';
import { RENEWAL_MS } from '@/lib/client/alarm/push/push-registration';
import { fetchJson } from '@/lib/client/api/fetch-json';
import { SWIPE_THRESHOLD_PX } from '@/lib/client/interaction/swipe';
import { isSnoozed, SNOOZE_MS, snoozeInstall } from '@/lib/client/pwa/install';
import { getDeviceId } from '@/lib/client/session/device-id';
import { clearUser, storeUser } from '@/lib/client/session/user-storage';
import type { Profile } from '@/lib/contract/account-fields';
import { CATEGORIES, DEFAULT_CATEGORY } from '@/lib/contract/category';
import { DEFAULT_GENDER } from '@/lib/contract/gender';
import type { OutfitFile } from '@/lib/contract/outfit';
import { MAIL_CODE_TTL_S } from '@/lib/contract/mail-code';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { getPolicies } from '@/lib/domain/policy/policies';
import { KO } from '@/lib/messages/ko/messages';
import { OPERATOR } from '@/tests/support/operator';

describe('the numbers of the specification', () => {
  it.each([
    ['a swipe', SWIPE_THRESHOLD_PX, 50],
    ['the life of a code, s', MAIL_CODE_TTL_S, 180],
    ['the quiet after 나중에, ms', SNOOZE_MS, 5 * 60_000],
    ['a push in front, ms', VISIBLE_MS, 5_000],
    ['the renewal of a push token, ms', RENEWAL_MS, 7 * 24 * 3_600_000],
    ['the default category', DEFAULT_CATEGORY, 2],
    ['the default gender', DEFAULT_GENDER, 'FEMALE'],
  ])('%s', (_, said, meant) => expect(said).toBe(meant));

  it('defines the schedule types by id', () =>
    expect(CATEGORIES.map(({ id, key }) => [id, key])).toEqual([
      [2, 'daily'],
      [1, 'business'],
      [4, 'date'],
      [3, 'activity'],
    ]));

  it('starts on the specified page', () =>
    expect(DEFAULT_PLACE.cell).toEqual(toGridCell({ lat: 37.498095, lon: 127.02761 })));

  it('dates the three texts', () => {
    const { terms, privacy, location } = getPolicies('ko', OPERATOR);
    expect([terms, privacy, location].map(({ effectiveDate }) => effectiveDate)).toEqual([
      '2025-04-10',
      '2025-04-10',
      '2025-05-01',
    ]);
  });

  it('waits fifteen seconds for a response', async () => {
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

describe('the first screen', () => {
  it('has slides of 90 % with 10 px between', () => {
    const metadata = { presignedUrl: '/picture', width: 720, height: 900, alt: '', title: '', takeAlong: [] };
    const outfits = ['coat', 'shirt'].map((id) => ({ id, bookmarked: false, metadata })) as unknown as OutfitFile[];
    const nothing = () => undefined;
    const { container } = render(
      <OutfitCarousel outfits={outfits} index={0} onMove={nothing} onToggleBookmark={nothing} />,
    );
    expect(container.querySelector('ul')).toHaveStyle({ gap: '10px' });
    expect(container.querySelectorAll('li.w-\\[90\\%\\]')).toHaveLength(2);
  });

  it('shows the selected category in blue with white text, others in grey', () => {
    const categories = CATEGORIES.map(({ id, key }) => ({ id, categoryName: KO.categories[key] }));
    render(<CategoryTabs categories={categories} selected={2} onSelect={() => undefined} />);
    const looks = screen
      .getAllByRole('tab')
      .map(({ className }) => /bg-accent text-on-accent|bg-card text-ink-2/.exec(className)?.[0]);
    expect(looks).toEqual(['bg-accent text-on-accent', ...Array(3).fill('bg-card text-ink-2')]);
  });
});

describe('the keys of the specification', () => {
  beforeEach(() => localStorage.clear());

  // ASVS 14.3.3
  it('user-storage and system-storage contain no password or token', () => {
    const comfort = { offsets: { cold: 0, warm: 0 }, lastFeeling: null };
    const known = { id: 'me', nickname: '봄', gender: 'FEMALE', loginType: 'email', comfort } as const;
    const lastFeeling = { outfitId: 'a', date: '2026-01-15', feeling: 'cold', effect: 'none' };
    const person = { email: 'a@b.kr', birthDate: '2000-02-29', socialType: null };
    storeUser({ ...known, ...person, comfort: { ...comfort, lastFeeling } } as unknown as Profile);
    expect(JSON.parse(localStorage.getItem('user-storage') ?? '')).toEqual(known);
    expect(JSON.parse(localStorage.getItem('system-storage') ?? '')).toEqual({ lastWayIn: 'email' });
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/password|token|access/i);
    clearUser();
    expect(localStorage.getItem('user-storage')).toBeNull();
  });

  it('DEVICE_ID is a UUID, made once', () => {
    const made = getDeviceId();
    expect(made).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(getDeviceId()).toBe(made);
    expect(localStorage.getItem('DEVICE_ID')).toContain(made);
  });

  it('hasSeenSplash is set by the first page on a device', async () => {
    document.cookie = 'hasSeenSplash=; max-age=0';
    globalThis.matchMedia = (() => ({ matches: false })) as unknown as typeof matchMedia;
    Object.assign(performance, { getEntriesByType: () => [] });
    const openPage = () =>
      jest.isolateModulesAsync(async () => void (await import('@/components/shell/splash-script')));
    await openPage();
    expect(document.documentElement.dataset.splash).toBe('show');
    expect(document.cookie).toContain('hasSeenSplash=1');
    delete document.documentElement.dataset.splash;
    await openPage();
    expect(document.documentElement.dataset.splash).toBeUndefined();
  });

  it('pwaPromptDismissed is a time', () => {
    snoozeInstall();
    const dismissedMs = Number(localStorage.getItem('pwaPromptDismissed'));
    expect(isSnoozed(dismissedMs + 5 * 60_000 - 1)).toBe(true);
    expect(isSnoozed(dismissedMs + 5 * 60_000)).toBe(false);
  });
});
