import { queryOptions } from '@tanstack/react-query';
import type { getRegion } from '@/lib/contract/region';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { getPlaceCentre } from '@/lib/domain/place';
import { apiGet } from '../api/api';

export const regionQuery = (cell: GridCell) =>
  queryOptions({
    queryKey: ['region', cell.nx, cell.ny],
    queryFn: ({ signal }) => apiGet<typeof getRegion>('/api/v1/region', { query: getPlaceCentre({ cell }), signal }),
    staleTime: Infinity,
    retry: 1,
  });
