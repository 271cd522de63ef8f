import { analyticsConsent } from './consent';
import { getAnalyticsConfig } from './setup';

export type SendEvent = (event: string, parameters: object) => void;

/**
 * Loads Firebase analytics with advertising and automatic page views turned off. Returns null if the site is not
 * configured for analytics or the browser does not support it.
 */
export async function startAnalytics(): Promise<SendEvent | null> {
  const config = await getAnalyticsConfig();
  if (!config) return null;
  const [{ initializeApp }, firebase] = await Promise.all([import('firebase/app'), import('firebase/analytics')]);
  if (!(await firebase.isSupported())) return null;
  firebase.setConsent({
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  const analytics = firebase.initializeAnalytics(initializeApp(config), {
    config: { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false },
  });
  analyticsConsent.subscribe(() => firebase.setAnalyticsCollectionEnabled(analytics, analyticsConsent.read() !== null));
  return (event, parameters) => firebase.logEvent(analytics, event, parameters);
}
