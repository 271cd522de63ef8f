'use client';

import { stored } from '../storage/stored';

/** The user's consent to analytics in this browser, with the version of the text that they accepted. */
export interface AnalyticsConsent {
  version: '2026-11-21';
  /** ISO 8601. */
  agreedAt: string;
}
export const analyticsConsent = stored<AnalyticsConsent>('local', 'analytics-consent');

export const setAnalyticsConsent = (agreed: boolean): void =>
  analyticsConsent.write(agreed ? { version: '2026-11-21', agreedAt: new Date().toISOString() } : null);
