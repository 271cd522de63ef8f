import type { Neighbourhood } from '@/lib/contract/region';
import { toComparable } from '@/lib/contract/text-forms';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { isElsewhere } from '@/lib/domain/place-search/elsewhere';
import { rankMatches, rankPlaces, rankSimilar, type RankedPlace } from '@/lib/domain/place-search/rank-places';
import { isOfficialLatinName, prepareLatinNames, rankByLatinName } from './latin-names';
import { loadPlaceEntries, preparePlaceEntries, type PlaceEntry } from './place-entries';

export const MAX_RESULTS = 20;

export const HAS_LATIN_LETTERS = /[a-z]/i;

const select = (ranked: RankedPlace<PlaceEntry>[], kind?: string) =>
  ranked.filter((place) => kind === undefined || place.kind === kind).map(({ entry }) => entry);

/** Latin letters are a name (Gangnam) or Korean that was typed with the keyboard in English (rkdska). */
function rank(query: string, near: GridCell | undefined): PlaceEntry[] {
  const entries = loadPlaceEntries();
  if (!HAS_LATIN_LETTERS.test(query)) return select(rankPlaces(entries, query, near));
  const typed = rankMatches(entries, query, near);
  const matches = [...select(typed, 'exact'), ...rankByLatinName(query, near), ...select(typed, 'partial')];
  if (isElsewhere(query)) return matches.filter((entry) => isOfficialLatinName(entry, query));
  return matches.length > 0 ? matches : select(rankSimilar(entries, query, near));
}

/** Searches districts, 읍면동 and landmarks and returns at most 20 with different names, the most likely first. */
export function findPlaceEntries(query: string, near?: GridCell): PlaceEntry[] {
  const found = new Map<string, PlaceEntry>();
  for (const entry of rank(toComparable(query), near)) {
    const { name, region } = entry.result;
    const key = `${region.sidonm} ${region.sggnm} ${name}`;
    if (!found.has(key)) found.set(key, entry);
    if (found.size === MAX_RESULTS) break;
  }
  return [...found.values()];
}

/** The same as `findPlaceEntries` with the places as they are sent to browsers. `near` is the cell of the current place. */
export const findPlaces = (query: string, near?: GridCell): Neighbourhood[] =>
  findPlaceEntries(query, near).map(({ result }) => result);

/** A text that no place matches, so that a search for it uses every index. */
const UNKNOWN_PLACE = '없는 장소';

/** Prepares the search, so that the first one does not delay other requests by a second. */
export async function prepareSearch(closing?: AbortSignal): Promise<void> {
  await preparePlaceEntries(closing);
  await prepareLatinNames(closing);
  if (!closing?.aborted) findPlaces(UNKNOWN_PLACE);
}
