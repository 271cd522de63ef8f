'use client';

import { useEffect } from 'react';
import { MINUTE_MS } from '@/lib/contract/durations';
import type { noteOpening } from '@/lib/contract/notification';
import { apiSend } from '../api/api';
import { useConnection } from '../api/connection';
import { alarmCopy } from './alarm';

/** More often it is no news. */
const MIN_INTERVAL_MS = 10 * MINUTE_MS;
let reportedMs = 0;

/**
 * Tells the host that the forecast of `receivedMs` (epoch ms; 0: none) is before a member who wants news of another: what
 * they have seen is not told again. Nothing hangs on its arrival.
 */
export function useReportForecastSeen(isMember: boolean, receivedMs: number): void {
  const isOnline = useConnection() === 'online';
  // The host is outside of React.
  useEffect(() => {
    if (!isMember || !isOnline || receivedMs - reportedMs < MIN_INTERVAL_MS || !alarmCopy.read()?.newsEnabled) return;
    reportedMs = receivedMs;
    apiSend<typeof noteOpening>('POST', '/api/v1/notification-setting/opening').catch(() => undefined);
  }, [isMember, isOnline, receivedMs]);
}
