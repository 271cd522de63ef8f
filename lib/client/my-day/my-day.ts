'use client';

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { getMyDay, MyDay, saveMyDay } from '@/lib/contract/my-day';
import { CACHE_FALLBACK_HEADER } from '@/lib/contract/worker';
import { apiGetWithHeaders, apiSend } from '../api/api';
import { SAVES } from '../storage/query-client';
import { sessionQuery, useViewer } from '../session/viewer';
import { useHydrated } from '../storage/browser-value';
import { fetchOrCarryOver } from '../storage/carry-over';
import { stored, useStored } from '../storage/stored';

/** A visitor's schedule, stored on this device only. */
export const visitorDay = stored<MyDay>('local', 'visitor-day');

async function save(myDay: MyDay | null): Promise<MyDay | null> {
  await apiSend<typeof saveMyDay>('PUT', '/api/v1/my-day', { myDay });
  return myDay;
}

/** The member's schedule at the host. Without a connection the worker serves its cached response. */
export const myDayQuery = () =>
  queryOptions({
    queryKey: ['own', 'my-day'],
    queryFn: async ({ signal }): Promise<MyDay | null> => {
      const fetch = async () => {
        const { body, headers } = await apiGetWithHeaders<typeof getMyDay>('/api/v1/my-day', { signal });
        return { own: body.myDay, isStale: headers.has(CACHE_FALLBACK_HEADER) };
      };
      const carry = async (carried: MyDay) => (await save(carried)) ?? carried;
      return fetchOrCarryOver({ visitorStorage: visitorDay, fetch, save: carry });
    },
    refetchOnReconnect: 'always',
    retry: 1,
  });

/**
 * Returns the user's schedule: undefined until it is known, null if there is none. If the session check fails, for
 * example offline, a device that stores no member has a visitor's.
 */
export function useMyDay() {
  const { isKnown, isMember } = useViewer();
  const { isError: isUnchecked } = useQuery(sessionQuery());
  const isAlive = useHydrated();
  const ofVisitor = useStored(visitorDay);
  const query = useQuery({ ...myDayQuery(), enabled: isMember });
  const isVisitor = !isMember && (isKnown || isUnchecked) && isAlive;
  return { ...query, myDay: isMember ? query.data : isVisitor ? ofVisitor : undefined, isMember };
}

/** Saves or deletes (null) the schedule: a member's at the host, a visitor's on this device. */
export function useSaveMyDay() {
  const queryClient = useQueryClient();
  const { isMember } = useViewer();
  const { queryKey } = myDayQuery();
  return useMutation({
    meta: SAVES,
    mutationFn: async (myDay: MyDay | null) => {
      if (isMember) return save(myDay);
      visitorDay.write(myDay);
      return myDay;
    },
    // A response from before the change must not overwrite it.
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: (myDay) => isMember && queryClient.setQueryData(queryKey, myDay),
  });
}
