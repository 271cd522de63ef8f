'use client';

import { useEffect } from 'react';
import { MINUTE_MS } from '@/lib/contract/durations';
import type { noteOpening } from '@/lib/contract/notification';
import { apiSend } from '../api/api';
import { useConnection } from '../api/connection';
import { alarmCopy } from './alarm';

const MIN_INTERVAL_MS = 10 * MINUTE_MS;
let reportedMs = 0;

/**
 * Reports to the host that a member has seen the present forecast, so that no push repeats it. Reports only for members
 * who receive news of changed forecasts, and at most every ten minutes. Failures are ignored.
 * @param receivedMs when the forecast was received, epoch ms; 0 if there is none.
 */
export function useReportForecastSeen(isMember: boolean, receivedMs: number): void {
  const isOnline = useConnection() === 'online';
  // Synchronises the host with the screen.
  useEffect(() => {
    if (!isMember || !isOnline || receivedMs - reportedMs < MIN_INTERVAL_MS || !alarmCopy.read()?.newsEnabled) return;
    reportedMs = receivedMs;
    apiSend<typeof noteOpening>('POST', '/api/v1/notification-setting/opening').catch(() => undefined);
  }, [isMember, isOnline, receivedMs]);
}
