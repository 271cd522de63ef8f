import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { Outfits } from '@/components/outfit/outfits';
import { bookmarkIdsQuery, bookmarksQuery } from '@/lib/client/outfit/bookmarks';
import { takePendingBookmark, rememberAction } from '@/lib/client/session/after-login';
import { LoginPromptProvider, useTopPrompt } from '@/lib/client/session/login-prompt';
import { outfitsQuery } from '@/lib/client/outfit/queries';
import { sessionQuery } from '@/lib/client/session/viewer';
import { DAILY_QUERY, makeOutfitList } from '@/tests/support/outfit-list';
import { bookmarkOf, memberCache, quiet, refusal, startNetwork } from './bookmark-browser';

const ADD = 'POST /api/v1/bookmark/coat';
const REMOVE = 'DELETE /api/v1/bookmark/coat';
const IDS = 'GET /api/v1/bookmark-ids';

const listOutfits = (pictureId?: string) =>
  makeOutfitList({
    ...bookmarkOf('coat').outfitImage.metadata,
    ...(pictureId && { pictureId }),
    title: '코트',
    day: 'tomorrow',
    date: '2026-01-16',
  });

function Prompt() {
  const prompt = useTopPrompt();
  return <output>{prompt && `${prompt.trigger} ${prompt.pictureId}`}</output>;
}

let network: ReturnType<typeof startNetwork>;
beforeEach(() => {
  network = startNetwork();
});

interface Shown {
  /** The member's bookmarks, if loaded. */
  saved?: string[];
  user?: boolean;
  /** Picture with additions of the outfit, if it is not the usual one. */
  pictureId?: string;
}

/** Renders home's outfits. */
function show({ saved, user = true, pictureId }: Shown = {}) {
  const queryClient = memberCache();
  if (!user) queryClient.setQueryData(sessionQuery().queryKey, { user: null });
  queryClient.setQueryData(outfitsQuery(DAILY_QUERY).queryKey, listOutfits(pictureId));
  if (saved) {
    queryClient.setQueryData(bookmarkIdsQuery().queryKey, saved);
    queryClient.setQueryData(bookmarksQuery('ko').queryKey, {
      content: saved.map(bookmarkOf),
      respondedAtMs: Date.now(),
    });
  }
  render(
    <QueryClientProvider client={queryClient}>
      <LoginPromptProvider>
        <Outfits
          {...DAILY_QUERY}
          renderedAtMs={Date.now()}
          renderAbove={() => null}
          below={null}
          onView={() => undefined}
          onDay={() => {}}
        />
        <Prompt />
      </LoginPromptProvider>
      <Toaster />
    </QueryClientProvider>,
  );
  /** Returns the bookmarked ids, after checking that id list and bookmark screen agree. */
  const savedIds = () => {
    const ids = queryClient.getQueryData(bookmarkIdsQuery().queryKey);
    expect(queryClient.getQueryData(bookmarksQuery('ko').queryKey)?.content.map(({ id }) => id)).toEqual(ids);
    return ids;
  };
  return { saved: savedIds };
}

const button = () => screen.getByRole('button', { name: '코트 저장' });
const isPressed = () => button().getAttribute('aria-pressed') === 'true';
/** Responds to a request and waits until the screen is updated. */
const answer = (...given: Parameters<typeof network.answer>) =>
  act(async () => {
    network.answer(...given);
    await quiet();
  });

describe("home's bookmark", () => {
  it("is filled if the outfit is among the member's ids", async () => {
    show();
    expect(isPressed()).toBe(false);
    expect(network.waiting()).toEqual([IDS]);
    await answer(IDS, { content: ['knit', 'coat'] });
    expect(isPressed()).toBe(true);
  });

  it('is not filled for a visitor, whatever a member left in the cache', () => {
    show({ saved: ['coat'], user: false });
    expect(isPressed()).toBe(false);
  });

  it('changes at once, informs the host, and is in the list at once', async () => {
    const { saved } = show({ saved: ['knit'] });
    await userEvent.click(button());
    expect(isPressed()).toBe(true);
    expect(saved()).toEqual(['coat', 'knit']);
    expect(network.waiting()).toEqual([ADD]);
    await answer(ADD);
    await waitFor(() => expect(network.waiting()).toEqual([IDS]));
    await answer(IDS, { content: ['coat', 'knit'] });
    expect(isPressed()).toBe(true);
  });

  it('keeps the picture that is shown', async () => {
    show({ saved: [], pictureId: 'coat--scarf' });
    await userEvent.click(button());
    expect(network.waiting()).toEqual([`${ADD}--scarf`]);
    await answer(`${ADD}--scarf`);
    await answer(IDS, { content: ['coat'] });
    expect(isPressed()).toBe(true);
  });

  it('reverts and reports it if the host rejects', async () => {
    const { saved } = show({ saved: ['knit'] });
    await userEvent.click(button());
    await answer(ADD, refusal('지금은 이용할 수 없어요.'), 503);
    expect(await screen.findByText('코디를 저장하지 못했어요.')).toBeInTheDocument();
    expect(screen.getByText('지금은 이용할 수 없어요.')).toBeInTheDocument();
    expect(isPressed()).toBe(false);
    expect(saved()).toEqual(['knit']);
  });

  it('is set once, with a message, for a user who wanted it before logging in', async () => {
    rememberAction({ path: '/home', pictureId: 'coat' });
    show({ saved: [] });
    await waitFor(() => expect(network.waiting()).toContain(ADD));
    await answer(ADD);
    expect(await screen.findByText('코디를 저장했어요.')).toBeInTheDocument();
    await answer(IDS, { content: ['coat'] });
    expect(isPressed()).toBe(true);
    expect(takePendingBookmark()).toBeNull();
  });

  it('is filled even if the bookmark request started before and ended after the pending save', async () => {
    rememberAction({ path: '/home', pictureId: 'coat' });
    show();
    await waitFor(() => expect(network.waiting()).toEqual(expect.arrayContaining([IDS, ADD])));
    await answer(ADD);
    await waitFor(() => expect(network.asked.filter((what) => what === IDS)).toHaveLength(2));
    await answer(IDS, { content: [] });
    await answer(IDS, { content: ['coat'] });
    await waitFor(() => expect(isPressed()).toBe(true));
  });

  it('stays filled if removing fails', async () => {
    show({ saved: ['coat'] });
    await userEvent.click(button());
    expect(isPressed()).toBe(false);
    await answer(REMOVE, refusal('나중에 해 주세요.'), 503);
    expect(await screen.findByText('저장을 취소하지 못했어요.')).toBeInTheDocument();
    expect(isPressed()).toBe(true);
  });

  it('ends in the state of the last of several quick taps, one call at a time', async () => {
    const { saved } = show({ saved: [] });
    await userEvent.dblClick(button());
    expect(isPressed()).toBe(false);
    expect(network.waiting()).toEqual([ADD]);
    await answer(ADD);
    await waitFor(() => expect(network.waiting()).toEqual([REMOVE]));
    await answer(REMOVE);
    expect(isPressed()).toBe(false);
    expect(saved()).toEqual([]);
  });

  it('sends nothing more if three taps result in the first state', async () => {
    show({ saved: [] });
    await userEvent.tripleClick(button());
    await answer(ADD);
    await waitFor(() => expect(network.waiting()).toEqual([IDS]));
    expect(network.asked.filter((what) => what === ADD)).toHaveLength(1);
    expect(isPressed()).toBe(true);
  });

  it("reverts to the host's state if only the second call fails", async () => {
    show({ saved: [] });
    await userEvent.dblClick(button());
    await answer(ADD);
    await answer(REMOVE, refusal('나중에 해 주세요.'), 503);
    await waitFor(() => expect(isPressed()).toBe(true));
  });

  it('is not undone by a response from before the tap', async () => {
    show();
    expect(network.waiting()).toEqual([IDS]);
    await userEvent.click(button());
    expect(isPressed()).toBe(true);
    await answer(IDS, { content: [] });
    expect(isPressed()).toBe(true);
    await answer(ADD);
    await waitFor(() => expect(network.waiting()).toEqual([IDS]));
    await answer(IDS, { content: ['coat'] });
    expect(isPressed()).toBe(true);
  });

  it('prompts visitors to log in and sends nothing', async () => {
    show({ user: false, pictureId: 'coat--scarf' });
    expect(isPressed()).toBe(false);
    await userEvent.click(button());
    expect(screen.getByRole('status')).toHaveTextContent('bookmark coat--scarf');
    expect(isPressed()).toBe(false);
    expect(network.asked).toEqual([]);
  });
});
