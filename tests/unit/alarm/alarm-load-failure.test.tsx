import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AlarmScreen } from '@/components/alarm/alarm-screen';
import { categoriesQuery } from '@/lib/client/outfit/queries';
import { PlaceProvider } from '@/lib/client/place/place';
import { LoginPromptProvider } from '@/lib/client/session/login-prompt';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import { memberCache } from '../bookmark/bookmark-browser';
import { answerCalls, PushBrowser } from '../push/push-browser';
import { replaceModule } from '../../support/replace-module';

replaceModule('next/navigation', {
  useRouter: () => ({}),
  usePathname: () => '/my/alarm',
  useSearchParams: () => new URLSearchParams(),
});

const COPY = { isAlarmEnabled: true, hours: '07', minutes: '05', selectedSchedule: 4 };
const SETTING = { hour: 7, minute: 5, dayOfWeek: 'EVERYDAY', enabled: false, eventTypeId: 4 };

beforeEach(() => {
  localStorage.clear();
  new PushBrowser().install('default');
});

function show() {
  const queryClient = memberCache();
  queryClient.setQueryData(categoriesQuery('ko').queryKey, { content: [{ id: 4, categoryName: '데이트' }] });
  render(
    <QueryClientProvider client={queryClient}>
      <LoginPromptProvider>
        <PlaceProvider initial={DEFAULT_PLACE} isOwn={false}>
          <AlarmScreen />
        </PlaceProvider>
      </LoginPromptProvider>
    </QueryClientProvider>,
  );
}

describe('push settings that cannot be loaded', () => {
  it('are shown from the local copy without a network, and loaded on a retry', async () => {
    localStorage.setItem('ALARM_SETTINGS', JSON.stringify(COPY));
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    show();
    expect(await screen.findByText('인터넷에 연결되어 있지 않아요')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: '마지막으로 저장한 알림' })).toHaveTextContent(
      '매일 오전 7시 5분 · 데이트',
    );
    answerCalls({ 'GET /api/v1/notification-setting': { setting: SETTING } });
    await userEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(await screen.findByRole('switch', { name: '오늘의 옷차림 알림' })).not.toBeChecked();
    expect(screen.getByText('매일 오전 7시 5분')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '마지막으로 저장한 알림' })).not.toBeInTheDocument();
  });

  it('have no copy on a device that never saved them; a failing host is no missing network', async () => {
    answerCalls({ 'GET /api/v1/notification-setting': new Error() });
    show();
    expect(await screen.findByText('알림 설정을 불러오지 못했어요')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '마지막으로 저장한 알림' })).not.toBeInTheDocument();
  });
});
