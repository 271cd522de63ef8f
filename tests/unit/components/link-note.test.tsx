import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'next/navigation';
import { LinkNote } from '@/components/home/link-note';
import { LoginPromptProvider, useTopPrompt } from '@/lib/client/session/login-prompt';
import { PlaceProvider, usePlace } from '@/lib/client/place/place';
import { useSharedLook } from '@/lib/client/place/shared-look';
import { sessionQuery, type SessionResponse } from '@/lib/client/session/viewer';
import { CATEGORY_ID } from '@/lib/contract/category';
import { DEFAULT_PLACE, type Place } from '@/lib/domain/place';
import { formatSharedLookPath } from '@/lib/domain/shared-look';
import { replaceModule } from '../../support/replace-module';

const replace = jest.fn();
let path = '/home';
replaceModule('next/navigation', {
  useSearchParams: jest.fn(),
  useRouter: () => ({ replace }),
  usePathname: () => path,
});

const MEMBER = { id: 'me', nickname: '날옷', birthDate: '2000-02-29', gender: 'FEMALE', loginType: 'email' };
const JEJU: Place = { cell: { nx: 53, ny: 38 }, region: { sidonm: '제주특별자치도', sggnm: '제주시' } };
const FAKE: Place = { ...JEJU, region: { sidonm: '가짜도', sggnm: '가짜시' } };

function openAt(search: string, to = '/home') {
  path = to;
  window.history.replaceState(null, '', to + search);
  jest.mocked(useSearchParams).mockReturnValue(new URLSearchParams(search) as never);
}

function Home() {
  const { place, isOwn, isShared, choose } = usePlace();
  const look = useSharedLook();
  return (
    <>
      <output>{`${place.region.sggnm} ${isOwn ? 'own' : isShared ? 'shared' : 'default'}`}</output>
      <p>{useTopPrompt()?.path}</p>
      <button onClick={() => choose(DEFAULT_PLACE)}>강남구로</button>
      <LinkNote look={isShared ? look : null} />
    </>
  );
}

function show(user: object | null) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery().queryKey, { user } as SessionResponse);
  const page = () => (
    <QueryClientProvider client={queryClient}>
      <LoginPromptProvider>
        <PlaceProvider initial={DEFAULT_PLACE} isOwn>
          <Home />
        </PlaceProvider>
      </LoginPromptProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(page());
  return { follow: () => rerender(page()) };
}

const link = (place: Place) =>
  formatSharedLookPath('', { place, categoryId: CATEGORY_ID.date, outfitId: 'female-date-knit' });

describe('a shared link', () => {
  it("opens its place, also on the weather screen, without storing it, until the user's own is wanted", async () => {
    openAt(link(JEJU));
    const { follow } = show(null);
    await screen.findByText('제주시 shared');
    expect(screen.getByText('공유받은 제주시의 데이트 코디예요.')).toBeInTheDocument();
    expect(document.cookie).not.toContain('place=');
    openAt('', '/weather');
    follow();
    expect(screen.getByText('제주시 shared')).toBeInTheDocument();
    openAt(link(JEJU));
    follow();
    await userEvent.click(screen.getByRole('button', { name: '내 코디 보기' }));
    expect(replace).toHaveBeenCalledWith('/home', { scroll: false });
    openAt('');
    follow();
    expect(screen.getByText('강남구 own')).toBeInTheDocument();
  });

  it('gives way to a place that the user chooses', async () => {
    openAt(link(JEJU));
    show(null);
    await screen.findByText('제주시 shared');
    await userEvent.click(screen.getByRole('button', { name: '강남구로' }));
    expect(screen.getByText('강남구 own')).toBeInTheDocument();
  });

  it('with an invented district is ignored', async () => {
    openAt(link(FAKE));
    show(MEMBER);
    await waitFor(() => expect(screen.getByText('강남구 own')).toBeInTheDocument());
    expect(screen.queryByText(/가짜/)).toBeNull();
  });
});

describe("a push's link with a category", () => {
  it('tells a visitor why the daily category is shown, and continues after a login', async () => {
    openAt('?category=4&for=2026-11-24');
    show(null);
    expect(screen.getByText('데이트 코디는 로그인하면 볼 수 있어요. 지금은 데일리예요.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '로그인' }));
    expect(await screen.findByText('/home?category=4&for=2026-11-24')).toBeInTheDocument();
  });

  it.each([
    ['a member', '?category=4', MEMBER],
    ['the daily category', '?category=2', null],
    ['no category', '', null],
  ])('says nothing for %s', (_, search, user) => {
    openAt(search);
    show(user);
    expect(screen.queryByText(/로그인하면/)).toBeNull();
  });
});
