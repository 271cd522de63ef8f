import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Neighbourhood } from '@/lib/contract/region';
import { getCellCentre } from '@/lib/domain/dfs-grid';
import { areInitials, toInitials, toLetters } from '@/lib/domain/place-search/hangul';
import { packagedDataPath } from '../shared/packaged-data';

/** Names and forecast cells of 읍면동 by `province/district`. */
const neighbourhoodTable = z.record(z.string(), z.array(z.tuple([z.string(), z.int(), z.int()])));

export const MAX_RESULTS = 20;

interface SearchEntry {
  neighbourhood: Neighbourhood;
  /** Names as letters: 역삼1동, 역삼동. */
  names: string[];
  /** Names preceded by names of the district: 강남구역삼동, 강남역삼동. */
  qualified: string[];
  initials: string[];
}

/** Removes numbers: 역삼1동 becomes 역삼동, 성수1가1동 becomes 성수동. */
const withoutNumber = (name: string) => name.replace(/제?[\d.·,]+가?/g, '');

function toSearchEntry(district: string, [name, nx, ny]: [string, number, number]): SearchEntry {
  const [sidonm = '', sggnm = ''] = district.split('/');
  const { lat: latitude, lon: longitude } = getCellCentre({ nx, ny });
  const names = [...new Set([name, withoutNumber(name)])];
  const last = sggnm.split(' ').at(-1) ?? sggnm;
  const districts = [...new Set([sggnm, last, last.slice(0, -1), sggnm.split(' ')[0]?.replace(/시$/, '') ?? ''])];
  return {
    neighbourhood: { name, region: { sidonm, sggnm }, latitude, longitude },
    names: names.map(toLetters),
    qualified: districts.flatMap((district) => names.map((each) => toLetters(district + each))),
    initials: names.map(toInitials),
  };
}

let entries: SearchEntry[] | undefined;

function loadNeighbourhoods(): SearchEntry[] {
  const text = readFileSync(packagedDataPath('regions', 'neighbourhoods.json'), 'utf8');
  const table = neighbourhoodTable.parse(JSON.parse(text));
  return Object.entries(table).flatMap(([district, rows]) => rows.map((row) => toSearchEntry(district, row)));
}

const DONG = toLetters('동');

/**
 * Searches 읍면동 and returns the most likely first: by full name, by the beginning of the name, then by district and
 * name. A query of initial consonants matches by these.
 */
export function findNeighbourhoods(query: string): Neighbourhood[] {
  entries ??= loadNeighbourhoods();
  const typed = toLetters(query);
  const matches: ((one: SearchEntry) => boolean)[] = areInitials(typed)
    ? [({ initials }) => initials.includes(typed)]
    : [
        ({ names }) => names.some((name) => name === typed || name === typed + DONG),
        ({ names }) => names.some((name) => name.startsWith(typed)),
        ({ qualified }) => qualified.some((name) => name.startsWith(typed)),
      ];
  const results = new Set<SearchEntry>();
  for (const isMatch of matches) for (const entry of entries) if (isMatch(entry)) results.add(entry);
  return [...results].slice(0, MAX_RESULTS).map(({ neighbourhood }) => neighbourhood);
}
