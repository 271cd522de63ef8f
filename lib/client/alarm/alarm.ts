'use client';

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { getNotificationSetting, NotificationSetting, saveNotificationSetting } from '@/lib/contract/notification';
import { type CategoryId, DEFAULT_CATEGORY } from '@/lib/contract/category';
import { padTwoDigits } from '@/lib/domain/alarm/alarm-time';
import { apiGet, apiSend } from '../api/api';
import { stored } from '../storage/stored';

/** Shown while the host cannot be reached. */
export interface AlarmCopy {
  isAlarmEnabled: boolean;
  hours: string;
  minutes: string;
  selectedSchedule: CategoryId;
  /** Missing in copies that an earlier version stored. */
  newsEnabled?: boolean;
}
export const alarmCopy = stored<AlarmCopy>('local', 'ALARM_SETTINGS');

function copySetting(setting: NotificationSetting): void {
  const { enabled, hour, minute, eventTypeId: categoryId = DEFAULT_CATEGORY, newsEnabled } = setting;
  alarmCopy.write({
    isAlarmEnabled: enabled,
    hours: padTwoDigits(hour),
    minutes: padTwoDigits(minute),
    selectedSchedule: categoryId,
    newsEnabled,
  });
}

/** The member's alarm at the host; null if none was ever saved. */
export const alarmQuery = () =>
  queryOptions({
    queryKey: ['own', 'alarm'],
    queryFn: async ({ signal }) => {
      const { setting } = await apiGet<typeof getNotificationSetting>('/api/v1/notification-setting', { signal });
      if (setting) copySetting(setting);
      else alarmCopy.write(null);
      return setting;
    },
    retry: 1,
  });

/** Saves the alarm at the host. The cached setting changes only after the host has confirmed it. */
export function useSaveAlarm() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (setting: NotificationSetting) =>
      apiSend<typeof saveNotificationSetting>('POST', '/api/v1/notification-setting', setting),
    // A response from before the change must not overwrite it.
    onMutate: () => queryClient.cancelQueries(alarmQuery()),
    onSuccess: (_, setting) => {
      queryClient.setQueryData(alarmQuery().queryKey, setting);
      copySetting(setting);
    },
  });
}
