'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { getHolidays } from '@/lib/contract/holidays';
import type { Holidays } from '@/lib/domain/my-day/schedule';
import { queryOptions } from '../api/query-options';
import { sharedQuery } from '../api/shared-query';
import { stored, useStored } from '../storage/stored';

/** Public holidays as this browser last knew them, so that home plans the right day before the host has responded. */
export const storedHolidays = stored<string[]>('local', 'holidays');

export const holidaysQuery = () =>
  queryOptions({ ...sharedQuery<typeof getHolidays>('holidays', '/api/v1/holidays', {}), retry: 1 });

/**
 * Returns the public holidays; none until they are known for the first time.
 * @param enabled false if nothing depends on them, so that they are not requested.
 */
export function useHolidays(enabled = true): Holidays {
  const dates = useStored(storedHolidays);
  const { data } = useQuery({ ...holidaysQuery(), enabled });
  // Synchronises browser storage with the host's response.
  useEffect(() => {
    if (data && JSON.stringify(storedHolidays.read()) !== JSON.stringify(data.content))
      storedHolidays.write(data.content);
  }, [data]);
  return useMemo(() => new Set(dates ?? []), [dates]);
}
