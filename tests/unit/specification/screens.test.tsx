import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import LogInPage from '@/app/(plain)/login/form/page';
import PoliciesPage from '@/app/(titled)/my/policy/page';
import { FoundId } from '@/components/account/found-id';
import { LoginPromptDialog } from '@/components/account/login-prompt-dialog';
import { OnboardingCarousel } from '@/components/account/onboarding-carousel';
import { ResetDone } from '@/components/account/reset-done';
import { SignupDone } from '@/components/account/signup-done';
import { LoginOptions } from '@/components/account/login-options';
import { DeletionBar } from '@/components/bookmark/deletion-bar';
import { AccountSettingsScreen } from '@/components/my/account-settings';
import { MyScreen } from '@/components/my/my-screen';
import { NoticeList } from '@/components/notice/notice-list';
import { TabBar } from '@/components/shell/tab-bar';
import { RecoveryProvider, useRecovery } from '@/lib/client/account/recovery';
import { socialProvidersQuery } from '@/lib/client/account/account-queries';
import { LoginPromptProvider, useLoginPrompt, type PromptTrigger } from '@/lib/client/session/login-prompt';
import { sessionQuery, type SessionResponse } from '@/lib/client/session/viewer';
import { listNotices } from '@/lib/domain/notice/notices';
import { openModalsInJsdom } from '../../support/modal-dialogs';
import { startNetwork } from '../bookmark/bookmark-browser';
import { replaceModule } from '../../support/replace-module';

const replace = jest.fn();
replaceModule('@/lib/bff/for-pages', { readLanguage: () => Promise.resolve('ko') });
replaceModule('next/navigation', { useRouter: () => ({ replace, push: jest.fn() }), usePathname: () => '/my' });

const ME = { id: 'me', nickname: '봄', username: 'spring1', birthDate: '2000-02-29', gender: 'FEMALE' };
const BY_EMAIL = { ...ME, loginType: 'email', socialType: null };
const BY_KAKAO = { ...ME, username: null, loginType: 'social', socialType: 'kakao' };

/** Row of the choice of the language. */
const LANGUAGES = '언어한국어English';
const SENSITIVITY = '추위를 타세요?추위를 타요보통이에요더위를 타요';

beforeAll(openModalsInJsdom);
beforeEach(() => {
  startNetwork();
  replace.mockClear();
});

function show(what: ReactNode, user: object | null = null) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  queryClient.setQueryData(sessionQuery().queryKey, { user } as unknown as SessionResponse);
  const content = ['kakao', 'google'].map((provider) => ({ provider, development: false }));
  queryClient.setQueryData(socialProvidersQuery().queryKey, { content } as never);
  return render(
    <QueryClientProvider client={queryClient}>
      <LoginPromptProvider>
        <RecoveryProvider>{what}</RecoveryProvider>
      </LoginPromptProvider>
    </QueryClientProvider>,
  );
}

const linksOf = (within_: HTMLElement = document.body) =>
  within(within_)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the landing', () => {
  it('links to home, login, both providers and sign-up, with a separator', () => {
    show(<LoginOptions />);
    expect(linksOf()).toEqual([
      ['둘러보기', '/home'],
      ['날옷 로그인', '/login/form'],
      ['회원가입', '/signup'],
    ]);
    expect(screen.getByText('또는')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /카카오/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Google/ })).toBeInTheDocument();
  });

  it('redirects a member to home, and an incomplete sign-up to its next step', () => {
    show(<LoginOptions />, BY_EMAIL);
    expect(replace).toHaveBeenLastCalledWith('/home');
    show(<LoginOptions />, { ...BY_KAKAO, nickname: null });
    expect(replace).toHaveBeenLastCalledWith('/signup?step=2&socialType=kakao');
  });

  it('presents weather, categories and bookmarks in three slides', () => {
    show(<OnboardingCarousel />);
    expect(screen.getAllByRole('heading', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      '오늘 날씨에 꼭 맞는 옷차림',
      '출근도 데이트도 운동도',
      '마음에 든 코디는 저장',
    ]);
  });
});

describe('the login', () => {
  it('greets, has id and password fields, and links to help', async () => {
    show(await LogInPage());
    expect(screen.getByText(/안녕하세요!\s+날옷입니다\./)).toBeInTheDocument();
    expect(screen.getByText('회원 서비스를 이용하려면 로그인해 주세요.')).toBeInTheDocument();
    expect(screen.getByPlaceholderText('아이디를 입력해 주세요')).toBeInTheDocument();
    expect(screen.getByPlaceholderText('비밀번호를 입력해 주세요')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '로그인' })).toHaveAttribute('type', 'submit');
    expect(linksOf(screen.getByRole('navigation', { name: '로그인 도움' }))).toEqual([
      ['아이디 찾기', '/find-id'],
      ['비밀번호 찾기', '/reset-password'],
      ['회원가입', '/signup'],
    ]);
  });
});

/** A recovery in which a user was found. */
function Found({ children }: { children: ReactNode }) {
  const { recovered, setRecovered } = useRecovery();
  if (!recovered) return <button onClick={() => setRecovered({ username: 'spring1' })}>찾음</button>;
  return children;
}

describe('success screens', () => {
  it.each([
    ['a signup by a provider', <SignupDone key="1" nickname="봄" isSocial />, ['시작하기', '/home']],
    ['a signup by e-mail', <SignupDone key="2" nickname="봄" isSocial={false} />, ['로그인하러 가기', '/login/form']],
    ['a reset', <ResetDone key="3" />, ['로그인하러 가기', '/login/form']],
    ['a found id', <FoundId key="4" />, ['로그인하러 가기', '/login/form']],
  ])('%s has a link to continue', async (_, end, link) => {
    show(<Found>{end}</Found>);
    await userEvent.click(screen.getByText('찾음'));
    expect(linksOf()).toContainEqual(link);
  });

  it('shows the found id', async () => {
    show(
      <Found>
        <FoundId />
      </Found>,
    );
    await userEvent.click(screen.getByText('찾음'));
    expect(screen.getByText('spring1')).toBeInTheDocument();
  });
});

function Ask({ trigger }: { trigger: PromptTrigger }) {
  const { open } = useLoginPrompt();
  return <button onClick={() => open(trigger)}>묻기</button>;
}

describe('a login prompt', () => {
  it.each<[PromptTrigger, string, RegExp]>([
    ['bookmark', '마음에 드는 코디, 또 보고 싶다면', /로그인하면 코디를 저장해 두고/],
    ['alarm', '나가기 전에 미리 알려 드릴게요', /로그인이 필요해요/],
    ['category', '다른 일정의 코디도 궁금하다면', /로그인하면 비즈니스, 데이트, 활동까지/],
    ['mypage', '저장한 코디를 한눈에', /로그인하면 저장한 코디와 알림을/],
    ['carousel', '다음 코디가 기다리고 있어요', /지금은 첫 번째 코디만 볼 수 있어요/],
    ['default', '로그인이 필요해요', /로그인하면 바로 이어서/],
  ])('explains %s in a box of 360 by 238 px', async (trigger, title, text) => {
    show(
      <>
        <Ask trigger={trigger} />
        <LoginPromptDialog />
      </>,
    );
    await userEvent.click(screen.getByText('묻기'));
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByRole('heading')).toHaveTextContent(title);
    expect(within(dialog).getByText(text)).toBeInTheDocument();
    expect(dialog.className).toContain('max-w-prompt');
    expect(dialog.querySelector('.min-h-\\[238px\\]')).not.toBeNull();
  });
});

describe('my page', () => {
  const isComplete = (groups: [string, string[]][]) =>
    expect(
      screen.getAllByRole('region').flatMap((group) => {
        const heading = within(group).queryByRole('heading', { level: 2 });
        return heading
          ? [
              [
                heading.textContent,
                within(group)
                  .getAllByRole('listitem')
                  .map((row) => row.textContent),
              ],
            ]
          : [];
      }),
    ).toEqual(groups);

  const ROWS: [group: string, rows: string[]][] = [
    ['활동과 소식', ['내 북마크', '여행', '입은 기록', '공지사항']],
    [
      '설정',
      [
        '회원 정보',
        '계정 설정',
        '나의 하루',
        '알림 설정',
        '이런 옷은 안 입어요',
        '위젯과 캘린더',
        SENSITIVITY,
        LANGUAGES,
      ],
    ],
    ['고객 지원', ['의견 남기기', '약관 및 정책']],
  ];

  it('shows the user and three groups of links', () => {
    show(<MyScreen feedbackUrl={null} footer={null} />, BY_EMAIL);
    expect(screen.getByRole('heading', { name: '봄님' })).toBeInTheDocument();
    expect(screen.getByText('spring1')).toBeInTheDocument();
    isComplete(ROWS);
    const ways = ['/my/bookmark', '/my/notice', '/my/user-info', '/my/account-settings', '/my/alarm', '/my/policy'];
    for (const href of ways) expect(linksOf().map(([, to]) => to)).toContain(href);
  });

  it('shows a visitor a login card and the same rows as a member', () => {
    show(<MyScreen feedbackUrl={null} footer={null} />);
    const card = screen.getByRole('region', { name: '저장한 코디를 한눈에' });
    expect(within(card).getByRole('link', { name: '날옷 로그인' })).toBeInTheDocument();
    expect(within(card).getByRole('button', { name: /카카오/ })).toBeInTheDocument();
    isComplete(ROWS);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['kakao', '카카오 계정'],
    ['google', 'Google 계정'],
  ])('shows the logo of %s beside the name of its users', (socialType, name) => {
    show(<MyScreen feedbackUrl={null} footer={null} />, { ...BY_KAKAO, socialType });
    expect(screen.getByRole('img', { name })).toBeInTheDocument();
  });

  it('has its tab selected', () => {
    show(<TabBar current="mypage" />, BY_EMAIL);
    const [home, mine] = screen.getAllByRole('link');
    expect([home?.getAttribute('aria-current'), mine?.getAttribute('aria-current')]).toEqual([null, 'page']);
    expect(mine?.className).toContain('text-accent-text');
    expect(home?.className).not.toContain('text-accent-text');
    expect(mine?.querySelector('svg')?.getAttribute('fill')).toBe('currentColor');
    expect(home?.querySelector('svg')?.getAttribute('fill')).toBe('none');
  });
});

describe('account settings', () => {
  // ASVS 7.4.4
  it('offer changing a password if there is one, logout and account deletion', () => {
    const first = show(<AccountSettingsScreen />, BY_EMAIL);
    expect(linksOf()).toContainEqual(['비밀번호 변경', '/my/reset-password']);
    first.unmount();
    show(<AccountSettingsScreen />, BY_KAKAO);
    expect(screen.queryByText('비밀번호 변경')).toBeNull();
    expect(linksOf()).toContainEqual(['서비스 탈퇴', '/my/secession']);
    expect(screen.getByRole('button', { name: '로그아웃' })).toBeInTheDocument();
  });

  it('ask before a logout', async () => {
    show(<AccountSettingsScreen />, BY_EMAIL);
    await userEvent.click(screen.getByRole('button', { name: '로그아웃' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('로그아웃할까요?');
  });
});

describe('policies and notices', () => {
  it('documents and licences link to their texts', async () => {
    show(await PoliciesPage());
    expect(linksOf()).toEqual([
      ['이용약관', '/my/policy/terms'],
      ['개인정보 처리방침', '/my/policy/privacy'],
      ['위치기반서비스 이용약관', '/my/policy/location'],
      ['오픈소스 라이선스', '/licences.txt'],
    ]);
  });

  it('two notices, of the service and of notifications, have their dates', () => {
    show(<NoticeList notices={listNotices('ko')} />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      expect.stringMatching(/알림.*20\d\d/),
      expect.stringMatching(/날옷.*20\d\d/),
    ]);
  });
});

it('saved outfits are deleted only after confirmation', async () => {
  show(<DeletionBar outfitIds={['coat']} onDeleted={() => undefined} />, BY_EMAIL);
  await userEvent.click(screen.getByRole('button', { name: '코디 삭제' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('선택한 코디를 삭제할까요?');
});
