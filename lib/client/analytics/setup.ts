import { queryOptions } from '@tanstack/react-query';
import type { getPushSetup } from '@/lib/contract/notification';
import { apiGet } from '../api/api';

/** Returns null if the site has no Firebase or none with analytics. */
export async function getAnalyticsConfig() {
  const setup = await apiGet<typeof getPushSetup>('/api/v1/push-setup');
  return setup.transport === 'fcm' && setup.firebase.measurementId ? setup.firebase : null;
}

/** Query for whether the site uses analytics, so that consent has to be asked for. */
export const analyticsAvailableQuery = () =>
  queryOptions({
    queryKey: ['analytics-offered'],
    queryFn: async () => (await getAnalyticsConfig()) !== null,
    staleTime: Infinity,
    retry: false,
  });
