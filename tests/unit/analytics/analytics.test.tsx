import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalyticsChoice } from '@/components/account/analytics-choice';
import { track } from '@/lib/client/analytics/analytics';
import { setAnalyticsConsent, analyticsConsent } from '@/lib/client/analytics/consent';
import { quiet, startNetwork } from '../bookmark/bookmark-browser';

const SETUP = 'GET /api/v1/push-setup';
const WEB_PUSH = { transport: 'web-push', publicKey: 'key' };
const firebase = { apiKey: 'k', appId: 'a', projectId: 'p', messagingSenderId: 's' };
const withAnalytics = { transport: 'fcm', firebase: { ...firebase, measurementId: 'G-1' }, vapidKey: 'v' };
const withoutAnalytics = { transport: 'fcm', firebase, vapidKey: 'v' };

let network: ReturnType<typeof startNetwork>;
beforeEach(() => {
  localStorage.clear();
  network = startNetwork();
});

const answer = (...given: Parameters<typeof network.answer>) =>
  act(async () => {
    network.answer(...given);
    await quiet();
  });

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AnalyticsChoice />
    </QueryClientProvider>,
  );

describe('an event', () => {
  // ASVS 14.2.3
  it('is not sent, and nothing is requested, without consent', async () => {
    track('view_coordi', { outfit_id: 'coat', event_type_id: 2 });
    await quiet();
    expect(network.asked).toEqual([]);
    expect(document.scripts).toHaveLength(0);
  });

  it("reads the site's configuration once after consent, and loads nothing if analytics is not configured", async () => {
    setAnalyticsConsent(true);
    track('view_coordi', { outfit_id: 'coat', event_type_id: 2 });
    track('select_schedule', { event_type_id: 1 });
    await quiet();
    await answer(SETUP, WEB_PUSH);
    track('alarm_setting_log', { enabled: true, hour: 7, minute: 30, event_type_id: 2 });
    await quiet();
    expect(network.asked).toEqual([SETUP]);
    expect(document.scripts).toHaveLength(0);
  });
});

describe('the consent question', () => {
  it.each([
    ['without Firebase', WEB_PUSH],
    ['without a measurement id', withoutAnalytics],
  ])('is not shown on a site %s', async (_, setup) => {
    show();
    await answer(SETUP, setup);
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('means no until the user agrees, and no again immediately after withdrawal', async () => {
    show();
    await answer(SETUP, withAnalytics);
    const question = screen.getByRole('switch', { name: '서비스 개선에 도움 주기' });
    expect(question).not.toBeChecked();
    expect(analyticsConsent.read()).toBeNull();
    await userEvent.click(question);
    expect(question).toBeChecked();
    expect(analyticsConsent.read()).toEqual({ version: '2026-11-21', agreedAt: expect.stringMatching(/^\d{4}-/) });
    await userEvent.click(question);
    expect(question).not.toBeChecked();
    expect(analyticsConsent.read()).toBeNull();
  });
});
