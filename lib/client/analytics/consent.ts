'use client';

import { stored } from '../storage/stored';

/** When this browser's owner agreed to help, and to which wording; nothing is told without. */
export interface AnalyticsConsent {
  version: '2026-11-21';
  /** ISO 8601. */
  agreedAt: string;
}
export const analyticsConsent = stored<AnalyticsConsent>('local', 'analytics-consent');

/** Records that this browser's owner agrees, or no longer does. */
export const setAnalyticsConsent = (agreed: boolean): void =>
  analyticsConsent.write(agreed ? { version: '2026-11-21', agreedAt: new Date().toISOString() } : null);
