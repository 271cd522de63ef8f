import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from 'sonner';
import { AlarmForm } from '@/components/alarm/alarm-form';
import { alarmQuery } from '@/lib/client/alarm/alarm';
import { PlaceProvider } from '@/lib/client/place/place';
import type { Profile } from '@/lib/contract/account-fields';
import type { NotificationSetting } from '@/lib/contract/notification';
import { DEFAULT_PLACE, getPlaceCentre } from '@/lib/domain/place';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';
import { answerCalls, PushBrowser, type Asked } from '../push/push-browser';
import { replaceModule } from '../../support/replace-module';

replaceModule('next/navigation', {
  useRouter: () => ({}),
  usePathname: () => '/my/alarm',
  useSearchParams: () => new URLSearchParams(),
});

const KEY = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
const { lat, lon } = getPlaceCentre(DEFAULT_PLACE);
const TIME = { hour: 7, minute: 30, dayOfWeek: 'EVERYDAY' } as const;
const SAVED: NotificationSetting = { ...TIME, enabled: true, latitude: lat, longitude: lon, eventTypeId: 1 };
const PROFILE = { id: 'me', gender: null, comfort: { offsets: NO_OFFSETS, lastFeeling: null } } as Profile;
const CATEGORIES = [
  { id: 2, categoryName: '데일리' },
  { id: 1, categoryName: '비즈니스' },
];
const ANSWERS = {
  'GET /api/v1/outfit-condition/event-types': { content: CATEGORIES },
  'GET /api/v1/push-setup': { transport: 'web-push', publicKey: KEY },
  'POST /api/v1/fcm-token': {},
  'POST /api/v1/notification-setting': {},
};

let browser: PushBrowser;
let asked: Asked[];

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
});
beforeEach(() => {
  localStorage.clear();
  browser = new PushBrowser().install();
  asked = answerCalls(ANSWERS);
});

afterEach(() => void toast.dismiss());

async function show(setting: NotificationSetting | null) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  function Screen() {
    const kept = queryClient.getQueryData(alarmQuery().queryKey);
    return <AlarmForm profile={PROFILE} setting={kept === undefined ? setting : kept} />;
  }
  const tree = () => (
    <QueryClientProvider client={queryClient}>
      <PlaceProvider initial={DEFAULT_PLACE} isOwn={false}>
        <Screen />
      </PlaceProvider>
      <Toaster />
    </QueryClientProvider>
  );
  const { rerender } = render(tree());
  await screen.findByRole('radio', { name: '데일리' });
  const hearFromHost = (newer: NotificationSetting) => {
    act(() => void queryClient.setQueryData(alarmQuery().queryKey, newer));
    rerender(tree());
  };
  return { again: () => rerender(tree()), hearFromHost };
}

const theSwitch = () => screen.getByRole('switch', { name: '오늘의 옷차림 알림' });
const save = () => screen.getByRole('button', { name: '저장하기' });
const sent = () => asked.filter(({ path }) => path === '/api/v1/notification-setting').map(({ body }) => body);

describe('saved push settings', () => {
  it('are shown with nothing to save', async () => {
    await show(SAVED);
    expect(theSwitch()).toBeChecked();
    expect(screen.getByRole('radio', { name: '비즈니스' })).toBeChecked();
    expect(screen.getByText('매일 오전 7시 30분')).toBeInTheDocument();
    expect(save()).toBeDisabled();
  });

  it('can be saved after a change, and not after reverting it', async () => {
    await show(SAVED);
    await userEvent.click(screen.getByRole('radio', { name: '데일리' }));
    expect(save()).toBeEnabled();
    await userEvent.click(screen.getByRole('radio', { name: '비즈니스' }));
    expect(save()).toBeDisabled();
  });

  it('follow the host if unchanged, and leave the browser history alone', async () => {
    const steps = [jest.spyOn(window.history, 'pushState'), jest.spyOn(window.history, 'back')];
    const { hearFromHost } = await show(SAVED);
    hearFromHost({ ...SAVED, hour: 9, eventTypeId: 2 });
    expect(screen.getByText('매일 오전 9시 30분')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '데일리' })).toBeChecked();
    expect(save()).toBeDisabled();
    for (const step of steps) expect(step).not.toHaveBeenCalled();
    steps.forEach((step) => step.mockRestore());
  });

  it("keep local changes when the host's data arrives", async () => {
    const { hearFromHost } = await show(SAVED);
    await userEvent.click(screen.getByRole('radio', { name: '데일리' }));
    hearFromHost({ ...SAVED, hour: 9 });
    expect(screen.getByRole('radio', { name: '데일리' })).toBeChecked();
    await userEvent.click(save());
    expect(await screen.findByText('알림 설정이 저장되었습니다.')).toBeInTheDocument();
    expect(sent()).toEqual([{ ...SAVED, hour: 9, eventTypeId: 2 }]);
  });

  it('are sent completely, reported as saved only afterwards, copied locally, and then have nothing to save', async () => {
    const { again } = await show(SAVED);
    const hour = screen.getByRole('spinbutton', { name: '시' });
    await userEvent.clear(hour);
    await userEvent.type(hour, '8');
    await userEvent.click(save());
    expect(await screen.findByText('알림 설정이 저장되었습니다.')).toBeInTheDocument();
    expect(sent()).toEqual([{ ...SAVED, hour: 8 }]);
    expect(JSON.parse(localStorage.getItem('ALARM_SETTINGS') ?? '')).toEqual({
      isAlarmEnabled: true,
      hours: '08',
      minutes: '30',
      selectedSchedule: 1,
    });
    again();
    expect(save()).toBeDisabled();
  });

  it('are not reported as saved if the host fails', async () => {
    asked = answerCalls({ ...ANSWERS, 'POST /api/v1/notification-setting': new Error() });
    await show(SAVED);
    await userEvent.click(theSwitch());
    await userEvent.click(save());
    expect(await screen.findByText('알림 설정을 저장하지 못했어요.')).toBeInTheDocument();
    expect(screen.queryByText('알림 설정이 저장되었습니다.')).not.toBeInTheDocument();
    expect(localStorage.getItem('ALARM_SETTINGS')).toBeNull();
    expect(save()).toBeEnabled();
  });

  it('include the weather warnings that the user wants', async () => {
    await show(SAVED);
    expect(screen.queryByRole('switch', { name: '경보는 밤에도 받기' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: '주의보부터' }));
    await userEvent.click(screen.getByRole('switch', { name: '경보는 밤에도 받기' }));
    await userEvent.click(save());
    expect(await screen.findByText('알림 설정이 저장되었습니다.')).toBeInTheDocument();
    expect(sent()).toEqual([{ ...SAVED, warnings: { from: 'advisory', atNight: true } }]);
  });

  it('cannot be saved with an invalid time', async () => {
    await show(SAVED);
    const minute = screen.getByRole('spinbutton', { name: '분' });
    await userEvent.clear(minute);
    await userEvent.type(minute, '75');
    expect(save()).toBeDisabled();
  });
});

describe('push settings that were never saved', () => {
  it('start enabled if notifications are allowed, at 23:59 for the daily outfit', async () => {
    await show(null);
    expect(theSwitch()).toBeChecked();
    expect(screen.getByText('매일 오후 11시 59분')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '데일리' })).toBeChecked();
    expect(save()).toBeEnabled();
  });

  it('start disabled if notifications are not allowed', async () => {
    browser.allow('default');
    await show(null);
    expect(theSwitch()).not.toBeChecked();
    expect(save()).toBeDisabled();
  });
});

describe('switching on', () => {
  it('explains first, then requests permission, and takes effect if granted', async () => {
    browser.allow('default');
    await show(null);
    await userEvent.click(theSwitch());
    const sheet = within(screen.getByRole('dialog'));
    expect(window.Notification.requestPermission).not.toHaveBeenCalled();
    jest.mocked(window.Notification.requestPermission).mockImplementation(async () => {
      browser.allow('granted');
      return 'granted';
    });
    await userEvent.click(sheet.getByRole('button', { name: '좋아요, 켤게요' }));
    expect(theSwitch()).toBeChecked();
    expect(localStorage.getItem('notificationPermission')).toBe('"granted"');
    expect(save()).toBeEnabled();
  });

  it('stays off if the user denies the permission, and explains how to allow it', async () => {
    browser.allow('default');
    await show(null);
    await userEvent.click(theSwitch());
    jest.mocked(window.Notification.requestPermission).mockImplementation(async () => {
      browser.allow('denied');
      return 'denied';
    });
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '좋아요, 켤게요' }));
    expect(
      await screen.findByText('알림 권한이 필요합니다. 브라우저 설정에서 알림을 허용해주세요.'),
    ).toBeInTheDocument();
    expect(theSwitch()).not.toBeChecked();
    expect(screen.getByText('이 브라우저에서 알림이 막혀 있어요')).toBeInTheDocument();
  });

  it('requests nothing if the explanation is dismissed', async () => {
    browser.allow('default');
    await show(null);
    await userEvent.click(theSwitch());
    await userEvent.click(screen.getByRole('button', { name: '나중에' }));
    expect(window.Notification.requestPermission).not.toHaveBeenCalled();
    expect(theSwitch()).not.toBeChecked();
  });

  it('stays off if notifications are denied, and explains how to allow them', async () => {
    browser.allow('denied');
    await show(null);
    expect(screen.getByText('이 브라우저에서 알림이 막혀 있어요')).toBeInTheDocument();
    await userEvent.click(theSwitch());
    expect(
      await screen.findByText('알림 권한이 필요합니다. 브라우저 설정에서 알림을 허용해주세요.'),
    ).toBeInTheDocument();
    expect(theSwitch()).not.toBeChecked();
    expect(window.Notification.requestPermission).not.toHaveBeenCalled();
  });
});

describe('enabled push settings without permission', () => {
  beforeEach(() => browser.allow('denied'));

  it('are shown as off, with nothing to save', async () => {
    await show(SAVED);
    expect(theSwitch()).not.toBeChecked();
    expect(save()).toBeDisabled();
  });

  it('stay enabled for other devices when the time is changed here', async () => {
    await show(SAVED);
    const hour = screen.getByRole('spinbutton', { name: '시' });
    await userEvent.clear(hour);
    await userEvent.type(hour, '9');
    await userEvent.click(save());
    expect(sent()).toEqual([{ ...SAVED, hour: 9 }]);
  });

  it('can be disabled everywhere from here', async () => {
    await show(SAVED);
    expect(screen.getByText('알림은 켜져 있지만, 이 기기로는 받을 수 없어요')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '모든 기기에서 끄기' }));
    await userEvent.click(save());
    expect(sent()).toEqual([{ ...TIME, enabled: false, eventTypeId: 1 }]);
  });
});

describe('this device', () => {
  it('is registered as soon as pushes are enabled', async () => {
    await show(SAVED);
    expect(await screen.findByText('이 기기로 알림을 보내 드려요.')).toBeInTheDocument();
    expect(asked.filter(({ path }) => path === '/api/v1/fcm-token')).toHaveLength(1);
  });

  it('that could not be registered reports it and offers a retry', async () => {
    browser.refuse = new DOMException('push service error', 'AbortError');
    await show(SAVED);
    const failure = await screen.findByRole('alert');
    // In a private window the network is not the cause.
    expect(failure).toHaveTextContent('이 기기를 등록하지 못했어요. 시크릿 창이 아닌지,');
    browser.refuse = null;
    await userEvent.click(within(failure).getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('이 기기로 알림을 보내 드려요.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('without push support says so and offers everything but the switch', async () => {
    delete (window as { PushManager?: unknown }).PushManager;
    await show(SAVED);
    expect(theSwitch()).toBeDisabled();
    expect(screen.getByText('여기서는 알림을 켤 수 없어요')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: '데일리' }));
    expect(save()).toBeEnabled();
  });

  it('without push support saves no settings that nobody would receive', async () => {
    delete (window as { PushManager?: unknown }).PushManager;
    await show({ ...SAVED, enabled: false });
    await userEvent.click(screen.getByRole('radio', { name: '데일리' }));
    expect(save()).toBeDisabled();
  });

  it('that is an iPhone shows how to install first', async () => {
    const userAgent = jest.spyOn(navigator, 'userAgent', 'get');
    userAgent.mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1');
    await show(null);
    expect(screen.getByText('‘홈 화면에 추가’를 골라요.')).toBeInTheDocument();
    expect(theSwitch()).toBeDisabled();
    userAgent.mockRestore();
  });
});
