'use client';

import { queryOptions } from '@tanstack/react-query';
import type { getLocationUses, getOwnData } from '@/lib/contract/own-data';
import { apiGet } from '../api/api';

const FILE_NAME = 'nalot-my-data.json';

/** Records of the uses of the member's position. */
export const locationUsesQuery = () =>
  queryOptions({
    queryKey: ['own', 'location-uses'],
    queryFn: ({ signal }) => apiGet<typeof getLocationUses>('/api/v1/location-use', { signal }),
  });

/**
 * Saves all data of the member as a file.
 * @throws CallFailure
 */
export async function downloadOwnData(userId: string): Promise<void> {
  const data = await apiGet<typeof getOwnData>(`/api/v1/user/${userId}/data`);
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(link.href);
}
