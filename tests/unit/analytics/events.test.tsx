import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { track, useTrackOutfitViews, useTrackSignup } from '@/lib/client/analytics/analytics';
import { setAnalyticsConsent } from '@/lib/client/analytics/consent';
import { quiet, startNetwork } from '../bookmark/bookmark-browser';

const logEvent = jest.fn();
const initializeAnalytics = jest.fn((..._given: unknown[]) => 'analytics');
jest.mock('firebase/app', () => ({ initializeApp: () => 'app' }));
jest.mock('firebase/analytics', () => ({
  isSupported: async () => true,
  setConsent: jest.fn(),
  setAnalyticsCollectionEnabled: jest.fn(),
  initializeAnalytics: (...given: unknown[]) => initializeAnalytics(...given),
  logEvent: (...given: unknown[]) => void logEvent(...given),
}));

const firebase = { apiKey: 'k', appId: 'a', projectId: 'p', messagingSenderId: 's', measurementId: 'G-1' };

it('sends the four specified events to Firebase analytics after consent', async () => {
  const network = startNetwork();
  setAnalyticsConsent(true);
  renderHook(() => useTrackSignup('email'));
  await act(async () => {
    await quiet();
    network.answer('GET /api/v1/push-setup', { transport: 'fcm', firebase, vapidKey: 'v' });
    await quiet();
  });
  const { result } = renderHook(() => useTrackOutfitViews(4));
  result.current('coat');
  result.current('coat');
  track('select_schedule', { event_type_id: 1 });
  track('alarm_setting_log', { enabled: true, hour: 7, minute: 30, event_type_id: 2 });
  await quiet();
  expect(logEvent.mock.calls).toEqual([
    ['analytics', 'user_signup_log', { method: 'email' }],
    ['analytics', 'view_coordi', { outfit_id: 'coat', event_type_id: 4 }],
    ['analytics', 'select_schedule', { event_type_id: 1 }],
    ['analytics', 'alarm_setting_log', { enabled: true, hour: 7, minute: 30, event_type_id: 2 }],
  ]);
  expect(initializeAnalytics).toHaveBeenCalledWith('app', {
    config: expect.objectContaining({ send_page_view: false }),
  });
});
