import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '@/lib/client/storage/query-client';
import { useChangeNeverWear } from '@/lib/client/clothes/never-wear';
import { useMarkWorn } from '@/lib/client/clothes/worn';
import { useSaveMyDay } from '@/lib/client/my-day/my-day';
import { useToggleBookmark } from '@/lib/client/outfit/change-bookmarks';
import { useChangePlaces } from '@/lib/client/place/saved-places';
import { sessionQuery } from '@/lib/client/session/viewer';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import { toSavedPlace } from '@/lib/domain/saved-place';
import { makeOutfitList } from '@/tests/support/outfit-list';
import { bookmarkOf, memberCache, quiet, refusal, startNetwork } from '../bookmark/bookmark-browser';

const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0';
const FIREFOX_ON_IOS = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 FxiOS/132.0 Mobile/15E148 Safari/605.1.15';

let persist: jest.Mock;
let permission: PermissionState;

beforeEach(() => {
  localStorage.clear();
  persist = jest.fn(() => Promise.resolve(true));
  permission = 'prompt';
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } });
  const query = () => Promise.resolve({ state: permission });
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query } });
});
afterEach(() => jest.restoreAllMocks());

const useAll = () => ({
  changePlaces: useChangePlaces(),
  changeNeverWear: useChangeNeverWear(() => undefined),
  markWorn: useMarkWorn({ onFailure: () => undefined }),
  saveMyDay: useSaveMyDay().mutate,
  toggleBookmark: useToggleBookmark(() => undefined),
});

/** Renders the hooks that save something, with the app's query client. */
function openApp({ isMember = false } = {}) {
  const queryClient = createQueryClient();
  const session = isMember ? memberCache().getQueryData(sessionQuery().queryKey) : { user: null };
  queryClient.setQueryData(sessionQuery().queryKey, session);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return renderHook(useAll, { wrapper }).result;
}
type Hooks = ReturnType<typeof useAll>;

const [COAT] = makeOutfitList({ ...bookmarkOf('coat').outfitImage.metadata, title: '코트' }).fileMetadata;
const ADD = 'POST /api/v1/bookmark/coat';
const HOME = toSavedPlace(DEFAULT_PLACE, { id: 'home0001', name: '집' });
const MARK = { date: '2026-01-15', outfitId: 'coat', title: '코트', categoryId: 2 } as const;

const SAVED: [string, (hooks: Hooks) => unknown][] = [
  ['a place', ({ changePlaces }) => changePlaces(() => [HOME])],
  ['clothes never worn', ({ changeNeverWear }) => changeNeverWear(['hats'])],
  ['a worn outfit', ({ markWorn }) => markWorn({ date: MARK.date, mark: MARK })],
  ['a schedule', ({ saveMyDay }) => saveMyDay(null)],
];

describe('persistent storage', () => {
  it.each(SAVED)('is requested after a visitor saved %s', async (_, save) => {
    const { current } = openApp();
    expect(persist).not.toHaveBeenCalled();
    await act(async () => void (await save(current)));
    await waitFor(() => expect(persist).toHaveBeenCalledTimes(1));
  });

  it('is requested after a member saved a bookmark, and not if that failed', async () => {
    const network = startNetwork();
    const { current } = openApp({ isMember: true });
    for (const [status, calls] of [
      [500, 0],
      [200, 1],
    ] as const) {
      await act(async () => current.toggleBookmark(COAT!, true));
      await waitFor(() => expect(network.waiting()).toContain(ADD));
      await act(async () => {
        network.answer(ADD, status === 200 ? {} : refusal(''), status);
        await quiet();
      });
      expect(persist).toHaveBeenCalledTimes(calls);
    }
  });

  it('is requested once, also after the app was opened again', async () => {
    for (let opened = 0; opened < 2; opened++) {
      const { current } = openApp();
      for (const [, save] of SAVED) await act(async () => void (await save(current)));
    }
    await waitFor(() => expect(persist).toHaveBeenCalledTimes(1));
  });

  it.each([
    { userAgent: FIREFOX, state: 'prompt', calls: 0 },
    { userAgent: FIREFOX, state: 'granted', calls: 1 },
    { userAgent: FIREFOX_ON_IOS, state: 'prompt', calls: 1 },
  ] as const)('never makes Firefox prompt: $state gives $calls calls', async ({ userAgent, state, calls }) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    permission = state;
    const { current } = openApp();
    for (const [, save] of SAVED) await act(async () => void (await save(current)));
    expect(persist).toHaveBeenCalledTimes(calls);
  });
});
