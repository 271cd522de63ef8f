import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HomeFoot } from '@/components/home/home-foot';
import { PlaceProvider } from '@/lib/client/place/place';
import { useCountVisit } from '@/lib/client/pwa/visits';
import { answeredQuestions } from '@/lib/client/session/first-minute';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import { openModalsInJsdom } from '@/tests/support/modal-dialogs';
import { replaceModule } from '@/tests/support/replace-module';

replaceModule('next/navigation', { useRouter: () => ({}), usePathname: () => '/home' });
replaceModule('@/lib/client/session/viewer', { useViewer: () => ({ isKnown: true, isMember: false }) });
const openPrompt = jest.fn();
replaceModule('@/lib/client/session/login-prompt', { useLoginPrompt: () => ({ open: openPrompt }) });

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const SAFARI = `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`;
const PC = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

const INSTALL = '홈 화면에 날옷을 두세요';
const findCard = (name: string) => screen.findByRole('complementary', { name });
/** Lets the offers load, and expects none. */
async function expectNoOffer(): Promise<void> {
  await act(() => import('@/components/pwa/offers'));
  await act(async () => undefined);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
}

const queryClient = new QueryClient();

/** Foot of home, with the visit that home counts. */
function Foot({ hasSaved }: { hasSaved: boolean }) {
  useCountVisit();
  return (
    <QueryClientProvider client={queryClient}>
      <PlaceProvider initial={DEFAULT_PLACE} isOwn={false}>
        <HomeFoot hasSaved={hasSaved} />
      </PlaceProvider>
    </QueryClientProvider>
  );
}

function openHome(userAgent: string, { visits = 2, hasSaved = false } = {}) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  if (localStorage.getItem('visits') === null) localStorage.setItem('visits', String(visits));
  return render(<Foot hasSaved={hasSaved} />);
}

/** Dispatches Chromium's install event as the script in the page's head stores it. */
function offerToInstall(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = jest.fn(async () => ({ outcome }));
  Object.assign(globalThis, { nalotInstall: { prompt } });
  act(() => void window.dispatchEvent(new Event('beforeinstallprompt')));
  return prompt;
}

beforeAll(openModalsInJsdom);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  answeredQuestions.write(['where', 'when', 'cold']);
  openPrompt.mockClear();
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
});
afterEach(() => {
  delete (globalThis as { nalotInstall?: unknown }).nalotInstall;
  delete (navigator as { standalone?: boolean }).standalone;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the install offer on Android', () => {
  it("appears once the browser can install, and opens the browser's prompt", async () => {
    openHome(ANDROID);
    await expectNoOffer();
    const prompt = offerToInstall();
    const card = await findCard(INSTALL);
    await userEvent.click(screen.getByRole('button', { name: '홈 화면에 추가' }));
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(card).not.toBeInTheDocument();
  });

  it('is hidden by 나중에 for five minutes', async () => {
    const { unmount } = openHome(ANDROID);
    offerToInstall();
    await findCard(INSTALL);
    await userEvent.click(screen.getByRole('button', { name: '나중에' }));
    await expectNoOffer();
    unmount();
    const dismissedMs = Number(localStorage.getItem('pwaPromptDismissed'));
    const clock = jest.spyOn(Date, 'now');
    clock.mockReturnValue(dismissedMs + 5 * 60_000 - 1);
    const { unmount: close } = openHome(ANDROID);
    await expectNoOffer();
    close();
    clock.mockReturnValue(dismissedMs + 5 * 60_000);
    openHome(ANDROID);
    expect(await findCard(INSTALL)).toBeInTheDocument();
  });

  it('appears from the third visit on, and a reload does not count', async () => {
    for (const load of ['visit', 'reload']) {
      const { unmount } = openHome(ANDROID, { visits: 1 });
      offerToInstall();
      await expectNoOffer();
      expect([load, localStorage.getItem('visits')]).toEqual([load, '2']);
      unmount();
    }
    sessionStorage.clear();
    openHome(ANDROID);
    expect(await findCard(INSTALL)).toBeInTheDocument();
  });

  it('appears on the first visit to users who have saved an outfit', async () => {
    const { rerender } = openHome(ANDROID, { visits: 0 });
    offerToInstall();
    await expectNoOffer();
    rerender(<Foot hasSaved />);
    expect(await findCard(INSTALL)).toBeInTheDocument();
  });
});

describe('beside the questions to a new user', () => {
  const QUESTION = '어디에 계세요?';
  beforeEach(() => answeredQuestions.write(null));

  it('counts the visits of users who leave the questions alone; the offer precedes them from the third visit on', async () => {
    const { unmount } = openHome(ANDROID, { visits: 1 });
    offerToInstall();
    expect(await findCard(QUESTION)).toBeInTheDocument();
    expect(localStorage.getItem('visits')).toBe('2');
    unmount();
    sessionStorage.clear();
    openHome(ANDROID);
    expect(await findCard(INSTALL)).toBeInTheDocument();
    expect(screen.getAllByRole('complementary')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: '나중에' }));
    expect(await findCard(QUESTION)).toBeInTheDocument();
  });

  it('the hint in an in-app browser comes first', async () => {
    openHome(`${IPHONE} Mobile/15E148 KAKAOTALK 25.8.0`, { visits: 0 });
    expect(await findCard('브라우저에서 열면 더 좋아요')).toBeInTheDocument();
    expect(screen.getAllByRole('complementary')).toHaveLength(1);
  });

  it("the installed app's offer of notifications comes first", async () => {
    Object.assign(window, { Notification: { permission: 'default' } });
    Object.assign(navigator, { standalone: true });
    openHome(ANDROID, { visits: 0 });
    expect(await findCard('나가기 전에 알려 드릴까요?')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '나중에' }));
    expect(await findCard(QUESTION)).toBeInTheDocument();
  });
});

describe('without an install prompt', () => {
  it.each([
    ['Safari', SAFARI, '공유 버튼'],
    ['Chrome', `${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`, '주소창 오른쪽의 공유 버튼'],
    ['Firefox', `${IPHONE} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`, '이 주소를 Safari에서'],
  ])('the steps match %s on an iPhone', async (_, userAgent, words) => {
    openHome(userAgent);
    await userEvent.click(await screen.findByRole('button', { name: '추가하는 방법 보기' }));
    const sheet = await screen.findByRole('dialog', { name: '홈 화면에 추가하는 방법' });
    expect(sheet).toHaveTextContent(words);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('the offer inside KakaoTalk leads to a full browser, even if the event to install was fired', async () => {
    openHome(`${IPHONE} Mobile/15E148 KAKAOTALK 25.8.0`, { visits: 0 });
    offerToInstall();
    expect(await findCard('브라우저에서 열면 더 좋아요')).toHaveTextContent('카카오톡 안에서는');
    expect(screen.getByRole('button', { name: '브라우저로 열기' })).toBeInTheDocument();
  });

  it("the offer inside Naver on an iPhone shows the menu's labels", async () => {
    openHome(`${IPHONE} Mobile/15E148 NAVER(inapp; search; 2000; 12.14.0; 16PRO)`);
    expect(await findCard('브라우저에서 열면 더 좋아요')).toHaveTextContent("'Safari로 열기'");
  });

  it('the offer inside an app without a known menu copies the address', async () => {
    openHome(`${IPHONE} Mobile/15E148 everytime-ios/8.0`);
    expect(await findCard('브라우저에서 열면 더 좋아요')).toHaveTextContent('에브리타임 안에서는');
    expect(screen.getByRole('button', { name: '주소 복사하기' })).toBeInTheDocument();
  });

  it('a PC gets no offer', async () => {
    openHome(PC);
    offerToInstall();
    await expectNoOffer();
  });
});

describe('in the installed app', () => {
  it('notifications are explained and requested only after a tap, then a visitor is asked to log in', async () => {
    const requestPermission = jest.fn(async () => 'granted');
    Object.assign(window, { Notification: { permission: 'default', requestPermission } });
    Object.assign(navigator, { standalone: true, serviceWorker: {} });
    Object.assign(window, { PushManager: class {} });
    openHome(ANDROID);
    const card = await findCard('나가기 전에 알려 드릴까요?');
    expect(requestPermission).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '알림 받기' }));
    expect(requestPermission).toHaveBeenCalledTimes(1);
    expect(openPrompt).toHaveBeenCalledWith('alarm', { path: '/my/alarm' });
    expect(card).not.toBeInTheDocument();
  });
});
