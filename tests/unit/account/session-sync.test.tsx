import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { LoginOptions } from '@/components/account/login-options';
import { SessionSync } from '@/components/account/session-sync';
import { CallFailure } from '@/lib/client/api/call-failure';
import { takePendingPath } from '@/lib/client/session/after-login';
import { userStorage } from '@/lib/client/session/user-storage';
import { sessionQuery, type SessionResponse } from '@/lib/client/session/viewer';
import type { Profile } from '@/lib/contract/account-fields';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';
import { quiet, startNetwork } from '../bookmark/bookmark-browser';
import { replaceModule } from '../../support/replace-module';

const push = jest.fn();
const reported = jest.fn();
replaceModule('next/navigation', { useRouter: () => ({ push, replace: jest.fn() }), usePathname: () => '/home' });
replaceModule('@/lib/client/toasts/toasts', {
  toast: { error: (message: string, { id }: { id: string }) => reported(message, id) as void },
});

const comfort = { offsets: NO_OFFSETS, lastFeeling: null };
const ME = { id: 'me', nickname: '봄', birthDate: '2000-02-29', gender: 'FEMALE', loginType: 'email', comfort };

let network: ReturnType<typeof startNetwork>;
let queryClient: QueryClient;
beforeEach(() => {
  network = startNetwork();
  jest.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/home?category=4');
  userStorage.write({ id: 'me', nickname: '봄', gender: 'FEMALE', loginType: 'email', comfort });
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

const show = (what: React.ReactNode) => render(<QueryClientProvider client={queryClient}>{what}</QueryClientProvider>);

async function checkSession(response: SessionResponse): Promise<void> {
  show(<SessionSync />);
  await act(async () => {
    network.answer('GET /api/auth/session', response);
    await quiet();
  });
}

function expectEnd(): void {
  expect(reported.mock.calls).toEqual([['로그인이 필요해요.', 'session-end']]);
  expect(push.mock.calls).toEqual([['/login']]);
  expect(localStorage.getItem('user-storage')).toBeNull();
  expect(queryClient.getQueryData(sessionQuery().queryKey)).toEqual({ user: null });
}

describe('a session that has ended', () => {
  it('is reported once, clears personal data and leads to the landing page, which explains it', async () => {
    await checkSession({ user: null });
    expectEnd();
    show(<LoginOptions />);
    expect(screen.getByText(/^로그인이 풀렸어요/)).toBeInTheDocument();
    expect(takePendingPath(ME as Profile)).toBe('/home?category=4');
  });

  it('is found by any request', async () => {
    await checkSession({ user: ME as unknown as Profile });
    expect(push).not.toHaveBeenCalled();
    const request = queryClient.fetchQuery({
      queryKey: ['own', 'x'],
      queryFn: () => Promise.reject(new CallFailure('UNAUTHENTICATED', '')),
    });
    await act(() => request.catch(() => undefined));
    expectEnd();
  });

  it('concerns no visitor', async () => {
    userStorage.write(null);
    await checkSession({ user: null });
    expect([push.mock.calls, reported.mock.calls]).toEqual([[], []]);
  });
});
