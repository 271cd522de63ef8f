import { queryOptions } from '@tanstack/react-query';
import type { getPushSetup } from '@/lib/contract/notification';
import { apiGet } from '../api/api';

/** How Firebase is to be reached, where this site has it with analytics; null where it has not. */
export async function getAnalyticsConfig() {
  const setup = await apiGet<typeof getPushSetup>('/api/v1/push-setup');
  return setup.transport === 'fcm' && setup.firebase.measurementId ? setup.firebase : null;
}

/** Whether there is anything to agree to. */
export const analyticsAvailableQuery = () =>
  queryOptions({
    queryKey: ['analytics-offered'],
    queryFn: async () => (await getAnalyticsConfig()) !== null,
    staleTime: Infinity,
    retry: false,
  });
