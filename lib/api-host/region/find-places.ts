import type { Neighbourhood } from '@/lib/contract/region';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { rankMatches, rankPlaces, rankSimilar, type RankedPlace } from '@/lib/domain/place-search/rank-places';
import { rankByLatinName } from './latin-names';
import { loadPlaceEntries, type PlaceEntry } from './place-entries';

export const MAX_RESULTS = 20;

const HAS_LATIN_LETTERS = /[a-z]/i;

const select = (ranked: RankedPlace<PlaceEntry>[], kind?: string) =>
  ranked.filter((place) => kind === undefined || place.kind === kind).map(({ entry }) => entry);

/** Latin letters are a name (Gangnam) or Korean that was typed with the keyboard in English (rkdska). */
function rank(query: string, near: GridCell | undefined): PlaceEntry[] {
  const entries = loadPlaceEntries();
  if (!HAS_LATIN_LETTERS.test(query)) return select(rankPlaces(entries, query, near));
  const typed = rankMatches(entries, query, near);
  const matches = [...select(typed, 'exact'), ...rankByLatinName(query, near), ...select(typed, 'partial')];
  return matches.length > 0 ? matches : select(rankSimilar(entries, query, near));
}

/**
 * Searches districts, 읍면동 and landmarks and returns the most likely first, at most 20. `near` is the cell of the
 * current place.
 */
export function findPlaces(query: string, near?: GridCell): Neighbourhood[] {
  const results = new Map<string, Neighbourhood>();
  for (const { result } of rank(query, near)) {
    const key = `${result.region.sidonm} ${result.region.sggnm} ${result.name}`;
    if (!results.has(key)) results.set(key, result);
    if (results.size === MAX_RESULTS) break;
  }
  return [...results.values()];
}
