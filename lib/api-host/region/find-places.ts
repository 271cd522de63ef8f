import type { Neighbourhood, PlaceMatch } from '@/lib/contract/region';
import { toComparable } from '@/lib/contract/text-forms';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { findProvinceDistricts, isCountryName } from '@/lib/domain/place-search/provinces';
import { rankMatches, rankSimilar, type RankedPlace } from '@/lib/domain/place-search/rank-places';
import { isElsewhere } from './abroad';
import { isOfficialLatinName, prepareLatinNames, rankByLatinName, startsOfficialLatinName } from './latin-names';
import { getDistrictEntry, loadPlaceEntries, preparePlaceEntries, type PlaceEntry } from './place-entries';

/** Limit of results, except for the districts of a province. */
export const MAX_RESULTS = 20;

export const HAS_LATIN_LETTERS = /[a-z]/i;

export interface PlaceSearch {
  match: PlaceMatch;
  entries: PlaceEntry[];
}

const select = (ranked: RankedPlace<PlaceEntry>[], kind?: string) =>
  ranked.filter((place) => kind === undefined || place.kind === kind).map(({ entry }) => entry);

const asElsewhere = (entries: PlaceEntry[]): PlaceSearch => ({
  match: entries.length > 0 ? 'name' : 'elsewhere',
  entries,
});

function searchKorean(query: string, near: GridCell | undefined): PlaceSearch {
  const ranked = rankMatches(loadPlaceEntries(), query, near);
  const [first] = ranked;
  if (first?.kind !== 'exact' && isElsewhere(query)) return asElsewhere([]);
  if (!first) return { match: 'similar', entries: select(rankSimilar(loadPlaceEntries(), query, near)) };
  return { match: first.kind === 'province' ? 'province' : 'name', entries: select(ranked) };
}

/** Latin letters are a name (Gangnam) or Korean that was typed with the keyboard in English (rkdska). */
function searchLatin(query: string, near: GridCell | undefined): PlaceSearch {
  const entries = loadPlaceEntries();
  const typed = rankMatches(entries, query, near);
  const named = rankByLatinName(query, near);
  const matches = [...select(typed, 'exact'), ...named, ...select(typed, 'partial')];
  if (isElsewhere(query)) return asElsewhere(matches.filter((entry) => isOfficialLatinName(entry, query)));
  const [first] = named;
  if (first && matches[0] === first && !startsOfficialLatinName(first, query))
    return { match: 'similar', entries: matches };
  if (matches.length > 0) return { match: 'name', entries: matches };
  return { match: 'similar', entries: select(rankSimilar(entries, query, near)) };
}

function rank(query: string, near: GridCell | undefined): PlaceSearch {
  const inProvince = findProvinceDistricts(query);
  if (inProvince.length > 0) return { match: 'province', entries: inProvince.map(getDistrictEntry) };
  const found = HAS_LATIN_LETTERS.test(query) ? searchLatin(query, near) : searchKorean(query, near);
  return isCountryName(query) ? { ...found, match: 'similar' } : found;
}

/** Returns the first entries with different names; of a province all. */
function listDifferent({ match, entries }: PlaceSearch): PlaceEntry[] {
  const found = new Map<string, PlaceEntry>();
  for (const entry of entries) {
    const { name, region } = entry.result;
    const key = `${region.sidonm} ${region.sggnm} ${name}`;
    if (!found.has(key)) found.set(key, entry);
    if (found.size === MAX_RESULTS && match !== 'province') break;
  }
  return [...found.values()];
}

/**
 * Searches districts, 읍면동 and landmarks. Returns at most 20 with different names, the most likely first, or the districts
 * of a province in alphabetical order.
 */
export function searchPlaces(query: string, near?: GridCell): PlaceSearch {
  const found = rank(toComparable(query), near);
  return { match: found.match, entries: listDifferent(found) };
}

export const findPlaceEntries = (query: string, near?: GridCell): PlaceEntry[] => searchPlaces(query, near).entries;

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
