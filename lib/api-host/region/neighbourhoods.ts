import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Neighbourhood } from '@/lib/contract/region';
import { getCellCentre } from '@/lib/domain/dfs-grid';
import { areInitials, toInitials, toLetters } from '@/lib/domain/place-search/hangul';
import { packagedDataPath } from '../shared/packaged-data';

/** 읍면동 by `province/district`: name and forecast cell. */
const neighbourhoodTable = z.record(z.string(), z.array(z.tuple([z.string(), z.int(), z.int()])));

export const MAX_RESULTS = 20;

interface SearchEntry {
  found: Neighbourhood;
  /** Its own names, as letters: 역삼1동, 역삼동. */
  names: string[];
  /** The same after those of its district: 강남구역삼동, 강남역삼동. */
  whole: string[];
  initials: string[];
}

/** 역삼동 of 역삼1동, 성수동 of 성수1가1동: as people call it. */
const withoutNumber = (name: string) => name.replace(/제?[\d.·,]+가?/g, '');

function toSearchEntry(district: string, [name, nx, ny]: [string, number, number]): SearchEntry {
  const [sidonm = '', sggnm = ''] = district.split('/');
  const { lat: latitude, lon: longitude } = getCellCentre({ nx, ny });
  const called = [...new Set([name, withoutNumber(name)])];
  const last = sggnm.split(' ').at(-1) ?? sggnm;
  const before = [...new Set([sggnm, last, last.slice(0, -1), sggnm.split(' ')[0]?.replace(/시$/, '') ?? ''])];
  return {
    found: { name, region: { sidonm, sggnm }, latitude, longitude },
    names: called.map(toLetters),
    whole: before.flatMap((each) => called.map((one) => toLetters(each + one))),
    initials: called.map(toInitials),
  };
}

let entries: SearchEntry[] | undefined;

/** All that there are, read at the first call and held for the life of the process. */
function loadNeighbourhoods(): SearchEntry[] {
  const text = readFileSync(packagedDataPath('regions', 'neighbourhoods.json'), 'utf8');
  const table = neighbourhoodTable.parse(JSON.parse(text));
  return Object.entries(table).flatMap(([district, rows]) => rows.map((row) => toSearchEntry(district, row)));
}

const DONG = toLetters('동');

/** The 읍면동 that somebody may mean, the likeliest first: by name, its beginning, after its district's, by first letters. */
export function findNeighbourhoods(query: string): Neighbourhood[] {
  entries ??= loadNeighbourhoods();
  const typed = toLetters(query);
  const matches: ((one: SearchEntry) => boolean)[] = areInitials(typed)
    ? [({ initials }) => initials.includes(typed)]
    : [
        ({ names }) => names.some((name) => name === typed || name === typed + DONG),
        ({ names }) => names.some((name) => name.startsWith(typed)),
        ({ whole }) => whole.some((name) => name.startsWith(typed)),
      ];
  const found = new Set<SearchEntry>();
  for (const isMeant of matches) for (const each of entries) if (isMeant(each)) found.add(each);
  return [...found].slice(0, MAX_RESULTS).map((each) => each.found);
}
