import type { Region } from '@/lib/contract/region';
import type { Messages } from '@/lib/messages/messages';
import type { Place } from '../place';
import { DISTRICTS } from './districts';
import { foldSpelling } from './latin';
import type { MatchKind } from './rank-places';

type PlaceMessages = Pick<Messages['places'], 'translateRegion'>;

interface TranslatedKeys {
  place: Place;
  /** Names of the district and of its city, alone and with their province, by `foldSpelling`. */
  names: string[];
  province: string;
  population: number;
}

const MIN_LETTERS = 2;
const SUFFIX = /-(gu|gun|si)$/;

/** Lists the names under which people type a district: Jangan-gu, Jangan, Suwon Jangan-gu, Jangan-gu Suwon. */
function listNames({ sidonm, sggnm }: Region): string[] {
  const words = sggnm.split(', ');
  const whole = [...words, sidonm];
  const short = words.map((word) => word.replace(SUFFIX, ''));
  const lists = [words, whole];
  const joined = [...lists, ...lists.map((list) => [short[0] ?? '', ...list.slice(1)])];
  return [...words, ...short, ...joined.flatMap((list) => [list.join(), [...list].reverse().join()])];
}

let known: { messages: PlaceMessages; keys: TranslatedKeys[] } | undefined;

function loadKeys(messages: PlaceMessages): TranslatedKeys[] {
  if (known?.messages !== messages) {
    const keys = DISTRICTS.map(({ place, population }) => {
      const region = messages.translateRegion(place.region);
      const names = [...new Set(listNames(region).map(foldSpelling))];
      return { place, names, province: foldSpelling(region.sidonm), population };
    });
    known = { messages, keys };
  }
  return known.keys;
}

const KINDS: readonly MatchKind[] = ['exact', 'partial', 'province'];

/** Returns the index of the kind of a match, -1 if there is none. */
function getTier({ names, province }: TranslatedKeys, typed: string): number {
  if (names.includes(typed)) return 0;
  if (names.some((name) => name.startsWith(typed))) return 1;
  return province.startsWith(typed) ? 2 : -1;
}

/**
 * Searches districts by their names in a language other than Korean, romanised or as commonly spelled. Returns the most
 * likely first, and none if the names are Korean.
 */
export function searchTranslatedDistricts(query: string, messages: PlaceMessages): { place: Place; kind: MatchKind }[] {
  const typed = foldSpelling(query);
  if (typed.length < MIN_LETTERS) return [];
  return loadKeys(messages)
    .map((keys) => ({ ...keys, tier: getTier(keys, typed) }))
    .filter(({ tier }) => tier >= 0)
    .sort((one, other) => one.tier - other.tier || other.population - one.population)
    .map(({ place, tier }) => ({ place, kind: KINDS[tier]! }));
}
