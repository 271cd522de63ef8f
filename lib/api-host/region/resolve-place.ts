import { toComparable } from '@/lib/contract/text-forms';
import { DISTRICTS } from '@/lib/domain/place-search/districts';
import { findProvinceDistricts, isCountryName } from '@/lib/domain/place-search/provinces';
import { rankMatches } from '@/lib/domain/place-search/rank-places';
import { isElsewhere } from './abroad';
import { findPlaceEntries, HAS_LATIN_LETTERS } from './find-places';
import { isOfficialLatinName } from './latin-names';
import { loadPlaceEntries, type PlaceEntry } from './place-entries';

/** Result of a name: the place, or why it is none, with places of which one may be meant. */
export type Resolution =
  | { kind: 'found'; entry: PlaceEntry }
  | { kind: 'elsewhere' }
  | { kind: 'unclear'; candidates: PlaceEntry[] };

const MAX_CANDIDATES = 5;

const removeSpaces = (text: string) => text.replace(/\s/g, '');

const isDistrict = ({ isLandmark, result: { name, region } }: PlaceEntry) => !isLandmark && name === region.sggnm;

/** Removes the name of a province before a name, if there is one. */
function withoutProvince(typed: string): string {
  const before = DISTRICTS.flatMap(({ provinces, formerProvinces }) => [...provinces, ...formerProvinces])
    .filter((name) => typed.startsWith(name) && name !== typed)
    .sort((one, other) => other.length - one.length);
  return typed.slice(before[0]?.length ?? 0);
}

/**
 * Returns the place of a beginning: the first district of a city, or the only district in which an administrative name
 * begins so; null if there are several.
 */
function findByBeginning(entries: readonly PlaceEntry[], query: string): PlaceEntry | null {
  const typed = withoutProvince(removeSpaces(query));
  const inCity = entries.find(({ cityNames }) => cityNames.includes(typed));
  if (inCity) return inCity;
  const beginning = entries.filter(
    ({ isLandmark, koreanNames }) => !isLandmark && koreanNames.some((name) => removeSpaces(name).startsWith(typed)),
  );
  const [first] = beginning;
  return first && beginning.every(({ district }) => district === first.district) ? first : null;
}

function findKorean(query: string): PlaceEntry | null {
  const ranked = rankMatches(loadPlaceEntries(), query);
  const [first] = ranked;
  if (first?.kind === 'exact') return first.entry;
  const entries = ranked.map(({ entry }) => entry);
  return isElsewhere(query) ? null : findByBeginning(entries, query);
}

const findLatin = (query: string): PlaceEntry | null =>
  findPlaceEntries(query).find((entry) => isOfficialLatinName(entry, query)) ?? null;

const findEntry = (query: string) => (HAS_LATIN_LETTERS.test(query) ? findLatin(query) : findKorean(query));

/**
 * Resolves a name to a place for an answer that nobody checks: only by a name or its beginning, never by a similar one. A
 * province and the country are not places.
 */
export function resolvePlaceName(name: string): Resolution {
  const query = toComparable(name);
  const isArea = isCountryName(query) || findProvinceDistricts(query).length > 0;
  const entry = isArea ? null : findEntry(query);
  // A district may have the name of a place elsewhere; a 동 or a landmark is not meant by it.
  if (entry && (isDistrict(entry) || !isElsewhere(query))) return { kind: 'found', entry };
  if (isElsewhere(query)) return { kind: 'elsewhere' };
  return { kind: 'unclear', candidates: findPlaceEntries(query).slice(0, MAX_CANDIDATES) };
}
