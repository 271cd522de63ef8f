'use client';

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CategoryId } from '@/lib/contract/category';
import type { createWidget, getWidgets, revokeWidget } from '@/lib/contract/widget';
import { getPlaceCentre, type Place } from '@/lib/domain/place';
import { apiGet, apiSend } from '../api/api';

/** The member's pictures by address, without their addresses. */
export const widgetsQuery = () =>
  queryOptions({
    queryKey: ['own', 'widgets'],
    queryFn: async ({ signal }) => (await apiGet<typeof getWidgets>('/api/v1/widgets', { signal })).content,
    retry: 1,
  });

/** Creates a picture by address. The result contains its path, which nobody can read again. */
export function useCreateWidget() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ place, categoryId }: { place: Place; categoryId: CategoryId }) => {
      const { lat: latitude, lon: longitude } = getPlaceCentre(place);
      const what = { latitude, longitude, region: place.region, categoryId };
      return apiSend<typeof createWidget>('POST', '/api/v1/widgets', what);
    },
    onSettled: () => queryClient.invalidateQueries(widgetsQuery()),
  });
}

/** Revokes the address of a picture. */
export function useRevokeWidget() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => apiSend<typeof revokeWidget>('DELETE', `/api/v1/widgets/${id}`),
    onSettled: () => queryClient.invalidateQueries(widgetsQuery()),
  });
}
