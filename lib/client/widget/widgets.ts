'use client';

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CategoryId } from '@/lib/contract/category';
import type { createWidget, getWidgets, revokeWidget } from '@/lib/contract/widget';
import type { AddressKind } from '@/lib/contract/widget-sizes';
import { getPlaceCentre, type Place } from '@/lib/domain/place';
import { apiGet, apiSend } from '../api/api';

/** The member's pictures and calendar by address, without their addresses. */
export const widgetsQuery = () =>
  queryOptions({
    queryKey: ['own', 'widgets'],
    queryFn: async ({ signal }) => (await apiGet<typeof getWidgets>('/api/v1/widgets', { signal })).content,
    retry: 1,
  });

interface NewAddress {
  kind: AddressKind;
  place: Place;
  categoryId: CategoryId;
}

/** Creates a picture or calendar by address. The result contains its path, which nobody can read again. */
export function useCreateWidget() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, place, categoryId }: NewAddress) => {
      const { lat: latitude, lon: longitude } = getPlaceCentre(place);
      const what = { kind, latitude, longitude, region: place.region, categoryId };
      return apiSend<typeof createWidget>('POST', '/api/v1/widgets', what);
    },
    onSettled: () => queryClient.invalidateQueries(widgetsQuery()),
  });
}

/** Revokes the address of a picture or calendar. */
export function useRevokeWidget() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => apiSend<typeof revokeWidget>('DELETE', `/api/v1/widgets/${id}`),
    onSettled: () => queryClient.invalidateQueries(widgetsQuery()),
  });
}
