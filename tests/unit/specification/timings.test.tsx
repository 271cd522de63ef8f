import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SPLASH_STYLES } from '@/components/shell/splash-styles';
import { toast } from 'sonner';
import { OAuthCallback } from '@/components/account/oauth-callback';
import { sessionQuery, type SessionResponse } from '@/lib/client/session/viewer';
import { useWelcome } from '@/lib/client/session/welcome';
import { replaceModule } from '../../support/replace-module';

const replace = jest.fn();
replaceModule('next/navigation', { useRouter: () => ({ replace }), usePathname: () => '/login/oauth-callback' });

const COMPLETE = { id: 'me', nickname: '봄', birthDate: '2000-02-29', gender: 'FEMALE', loginType: 'social' };
const NEW = { ...COMPLETE, nickname: null, socialType: 'kakao' };

let answers: Record<string, { status?: number; body: unknown }>;
const asked: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
  replace.mockClear();
  asked.length = 0;
  AbortSignal.timeout = () => new AbortController().signal;
  globalThis.fetch = (async (address: string) => {
    asked.push(address);
    const { status = 200, body } = answers[address] ?? { body: {} };
    return { ok: status < 400, status, headers: new Headers(), json: async () => body } as Response;
  }) as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset.splash;
});

function wrapper(user: object | null) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery().queryKey, { user } as unknown as SessionResponse);
  return function Cached({ children }: { children: ReactNode }) {
    return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
  };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('the return from a provider', () => {
  const land = (given: object) => render(<OAuthCallback {...given} />, { wrapper: wrapper(null) });
  const returned = { stateId: 'A'.repeat(43), provider: 'kakao' };
  const comeAs = (user: object | null, status = 200) => {
    answers = {
      '/api/auth/csrf': { body: { csrfToken: 'x' } },
      '/api/auth/callback/social': { status, body: { error: { code: 'UNAUTHENTICATED', message: '안 돼요.' } } },
      '/api/auth/session': { body: { user } },
    };
  };

  it('leads a complete account to home at once', async () => {
    comeAs(COMPLETE);
    land(returned);
    await pass(0);
    expect(replace).toHaveBeenCalledWith('/home');
  });

  it('leads an incomplete account to the sign-up after half a second', async () => {
    comeAs(NEW);
    land(returned);
    await pass(499);
    expect(replace).not.toHaveBeenCalled();
    await pass(1);
    expect(replace).toHaveBeenCalledWith('/signup?step=2&socialType=kakao');
  });

  it('leads to the landing page if the login fails', async () => {
    comeAs(null, 401);
    const said = jest.spyOn(toast, 'error');
    land(returned);
    await pass(0);
    expect(replace).toHaveBeenCalledWith('/');
    expect(said).toHaveBeenCalledWith('소셜 로그인에 실패했어요. 잠시 뒤에 다시 시도해 주세요.');
  });

  it.each([{}, { stateId: 'A'.repeat(43) }, { provider: 'kakao' }])('ignores %j', async (given) => {
    comeAs(COMPLETE);
    land(given);
    await pass(5_000);
    expect([asked, replace.mock.calls]).toEqual([[], []]);
    expect(screen.getByText('로그인 정보가 없어요')).toBeInTheDocument();
  });

  it('leads to the landing page with a message if the user declined', async () => {
    const said = jest.spyOn(toast, 'error');
    land({ error: 'denied', provider: 'kakao' });
    await pass(0);
    expect([asked, replace.mock.calls]).toEqual([[], [['/']]]);
    expect(said).toHaveBeenCalledWith('로그인을 취소했어요.');
  });
});

describe('the greeting by name', () => {
  const greet = () => renderHook(() => useWelcome(), { wrapper: wrapper(COMPLETE) });

  it('appears once per session, at once', async () => {
    const said = jest.spyOn(toast, 'success');
    greet();
    await pass(0);
    expect(said).toHaveBeenCalledWith('봄님, 반가워요!', expect.anything());
    said.mockClear();
    greet();
    await pass(5_000);
    expect(said).not.toHaveBeenCalled();
  });

  it('waits two seconds while the splash covers the page', async () => {
    document.documentElement.dataset.splash = 'show';
    const said = jest.spyOn(toast, 'success');
    said.mockClear();
    greet();
    await pass(1_999);
    expect(said).not.toHaveBeenCalled();
    await pass(1);
    expect(said).toHaveBeenCalledWith('봄님, 반가워요!', expect.anything());
  });
});

it('the splash fades for 0.7 s after 2 s', () => {
  expect(/splash-fade (\d+)ms ease (\d+)ms/.exec(SPLASH_STYLES)?.slice(1)).toEqual(['700', '2000']);
});
