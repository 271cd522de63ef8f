'use client';

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '@/lib/contract/durations';
import { toLanguageQuery, type Language } from '@/lib/contract/language';
import type { forgetWorn, getWornOutfits, markWorn, unmarkWorn, WornOutfit } from '@/lib/contract/worn';
import { WORN_DAYS } from '@/lib/contract/worn-days';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { apiGet, apiSend } from '../api/api';
import { freshFor } from '../api/fresh-for';
import { useViewer } from '../session/viewer';
import { stored } from '../storage/stored';
import type { TitledOutfit } from './outfit-titles';
import type { OwnCopy } from './own-copy';
import { useChangeOwnList, useSyncOwnList, useOwnList, type ChangeCallbacks, type OwnList } from './own-list';

/** An outfit that the user marked as worn on a KST date. */
export interface WornMark extends TitledOutfit {
  date: string;
  /** Cell and hours of the user's schedule. Known only to the browser in which the outfit was marked. */
  cell?: GridCell;
  hours?: string;
  /** Hours and layers for which it was recommended. */
  told?: string;
  /** Missing in marks of earlier versions; null if unknown. */
  feelsLike?: WornOutfit['feelsLike'];
  feeling?: WornOutfit['feeling'];
}

const WORN_FRESH_MS = 5 * MINUTE_MS;

/** Key of the marks in all languages. */
export const WORN_KEY = ['own', 'worn'];

export const wornQuery = (language: Language) =>
  queryOptions({
    queryKey: [...WORN_KEY, ...Object.values(toLanguageQuery(language))],
    queryFn: ({ signal }) =>
      apiGet<typeof getWornOutfits>('/api/v1/worn', { query: toLanguageQuery(language), signal }),
    staleTime: freshFor(WORN_FRESH_MS),
    retry: 1,
  });

const saveMark = ({ date, outfitId, categoryId, feelsLike, told }: WornMark) =>
  apiSend<typeof markWorn>('PUT', `/api/v1/worn/${date}`, { outfitId, categoryId, feelsLike, told });

const WORN: OwnList<WornMark, { content: WornOutfit[] }> = {
  storage: stored<OwnCopy<WornMark[]>>('local', 'worn-outfits'),
  queryKey: WORN_KEY,
  query: wornQuery,
  fromHost({ content }, here, language) {
    const known = ({ date, outfitId }: WornMark) =>
      here.find((mark) => mark.date === date && mark.outfitId === outfitId);
    return content.length === 0
      ? null
      : content.map((mark) => ({ ...known(mark), ...mark, language: toLanguageQuery(language).language }));
  },
  upload: (marks) => Promise.all(marks.map(saveMark)),
};

export const useWorn = (): readonly WornMark[] => useOwnList(WORN);

export const useSyncWorn = (): void => useSyncOwnList(WORN);

interface Change {
  date: string;
  /** Null removes the mark. */
  mark: WornMark | null;
}

const CHANGE = {
  scope: 'worn',
  send: ({ date, mark }: Change): Promise<unknown> =>
    mark ? saveMark(mark) : apiSend<typeof unmarkWorn>('DELETE', `/api/v1/worn/${date}`),
  apply(marks: readonly WornMark[], { date, mark }: Change) {
    const others = marks.filter((each) => each.date !== date);
    const all = [...(mark ? [mark] : []), ...others].sort((a, b) => (a.date < b.date ? 1 : -1));
    return all.slice(0, WORN_DAYS);
  },
};

/** Returns a function that sets or removes the mark of a date. See `useChangeOwnList`. */
export const useMarkWorn = (callbacks: ChangeCallbacks): ((change: Change) => void) =>
  useChangeOwnList(WORN, CHANGE, callbacks);

/** Returns a mutation that deletes all marks, here and at the host. */
export function useClearWorn({ onFailure, onSuccess }: ChangeCallbacks) {
  const queryClient = useQueryClient();
  const { isMember } = useViewer();
  return useMutation({
    mutationFn: async () => {
      if (isMember) await apiSend<typeof forgetWorn>('DELETE', '/api/v1/worn');
    },
    onError: onFailure,
    onSuccess: () => {
      onSuccess?.();
      WORN.storage.write(null);
      return isMember ? queryClient.invalidateQueries({ queryKey: WORN_KEY }) : undefined;
    },
  });
}
