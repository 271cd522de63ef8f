import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Neighbourhood } from '@/lib/contract/region';
import { getCellCentre, type GridCell } from '@/lib/domain/dfs-grid';
import { DISTRICTS, type District } from '@/lib/domain/place-search/districts';
import { toDistrictKeys, weighPopulation } from '@/lib/domain/place-search/search-districts';
import { toQualifiers, toSearchKeys, type Qualifiers, type SearchKeys } from '@/lib/domain/place-search/search-keys';
import { packagedDataPath } from '../shared/packaged-data';
import type { Steps } from './steps';
import { createStepwise } from './stepwise';

/** A place that can be searched: a district, a 읍, 면 or 동, or a landmark. */
export interface PlaceEntry extends SearchKeys {
  result: Neighbourhood;
  /** Korean names of the city that contains the district. */
  cityNames: string[];
  /** English names that are not the romanised Korean name. The first one is displayed. */
  englishNames: string[];
  isLandmark: boolean;
  district: District;
}

const byDistrict = <T extends z.ZodType>(row: T) => z.record(z.string(), z.array(row));
/** Names and forecast cells of the 읍면동 (administrative units). */
const neighbourhoodTable = byDistrict(z.tuple([z.string(), z.int(), z.int()]));
/** Names of the 법정동 (in addresses) that no 행정동 has, and the 행정동 that gives them their cell, if it is known. */
const legalDongTable = byDistrict(z.tuple([z.string()]).rest(z.string()));
const landmarkTable = byDistrict(
  z.strictObject({
    /** Names in Korean and English. The first one of each is displayed. */
    ko: z.array(z.string()).min(1),
    en: z.array(z.string()).default([]),
    /** The 행정동 that contains it. Without it, the cell is that of the district. */
    at: z.string().optional(),
    /** 0: known in its district; 3: known in the whole country. */
    fame: z.int().min(0).max(3).default(0),
  }),
);

const readTable = <T extends z.ZodType>(schema: T, file: string): z.output<T> =>
  schema.parse(JSON.parse(readFileSync(packagedDataPath('regions', file), 'utf8')));

/** Effect of fame on the order. One step counts as much as 25 times the population. */
const FAME_WEIGHT = 0.7;

/** Removes numbers: 역삼1동 becomes 역삼동, 성수1가1동 becomes 성수동. */
const withoutNumber = (name: string) => name.replace(/제?[\d.·,]+가?/g, '');

/** Returns the names without a suffix that is often omitted, if at least two syllables remain. */
const shorten = (names: readonly string[], suffix: RegExp) =>
  names
    .filter((name) => suffix.test(name))
    .map((name) => name.replace(suffix, ''))
    .filter(({ length }) => length > 1);
const DONG = /[동읍면]$/;
const LANDMARK = /역$|(?<=대)학교$/;

const createQualifiers = ({ names, provinces, cities, former, formerProvinces }: District): Qualifiers =>
  toQualifiers([names, provinces, cities, former, formerProvinces].flat());

interface Names {
  names: readonly string[];
  shortNames: readonly string[];
  /** English names of a landmark; missing for an administrative unit. */
  englishNames?: readonly string[];
}

/** Lists the searchable places of one district. */
function listEntries(district: District, tables: ReturnType<typeof readTables>): PlaceEntry[] {
  const { region, cell } = district.place;
  const key = `${region.sidonm}/${region.sggnm}`;
  const rows = tables.neighbourhoods[key] ?? [];
  const cells = new Map(rows.map(([name, nx, ny]) => [name, { nx, ny }]));
  const getCell = (neighbourhood: string | undefined): GridCell => {
    if (neighbourhood === undefined) return cell;
    const found = cells.get(neighbourhood);
    if (!found) throw new Error(`data/regions: ${key} has no 읍면동 ${neighbourhood}.`);
    return found;
  };
  const toResult = (name: string, at: GridCell) => {
    const { lat: latitude, lon: longitude } = getCellCentre(at);
    return { name, region, latitude, longitude };
  };
  const qualifiers = createQualifiers(district);
  const weight = weighPopulation(district);
  const toEntry = ({ names, shortNames, englishNames }: Names, at: GridCell, fame: number): PlaceEntry => ({
    ...toSearchKeys({ names, shortNames }, { qualifiers, cell: at, weight: weight + fame * FAME_WEIGHT }),
    result: toResult(names[0] ?? '', at),
    cityNames: [],
    englishNames: [...(englishNames ?? [])],
    isLandmark: englishNames !== undefined,
    district,
  });
  return [
    {
      ...toDistrictKeys(district),
      result: toResult(region.sggnm, cell),
      cityNames: district.cities,
      englishNames: [],
      isLandmark: false,
      district,
    },
    ...rows.map(([name, nx, ny]) => {
      const names = [...new Set([name, withoutNumber(name)])];
      return toEntry({ names, shortNames: shorten(names, DONG) }, { nx, ny }, 0);
    }),
    ...(tables.legalDongs[key] ?? []).map(([name, at]) =>
      toEntry({ names: [name], shortNames: shorten([name], DONG) }, getCell(at), 0),
    ),
    ...(tables.landmarks[key] ?? []).map(({ ko, en, at, fame }) =>
      toEntry({ names: ko, shortNames: shorten(ko, LANDMARK), englishNames: en }, getCell(at), fame),
    ),
  ];
}

const readTables = () => ({
  neighbourhoods: readTable(neighbourhoodTable, 'neighbourhoods.json'),
  legalDongs: readTable(legalDongTable, 'legal-dongs.json'),
  landmarks: readTable(landmarkTable, 'landmarks.json'),
});

function* buildEntries(): Steps<readonly PlaceEntry[]> {
  const tables = readTables();
  const entries: PlaceEntry[] = [];
  for (const district of DISTRICTS) {
    yield;
    entries.push(...listEntries(district, tables));
  }
  return entries;
}

/** All searchable places. */
export const { load: loadPlaceEntries, prepare: preparePlaceEntries } = createStepwise(buildEntries);

let ofDistricts: ReadonlyMap<District, PlaceEntry> | undefined;

/** Returns the entry of a district itself. */
export function getDistrictEntry(district: District): PlaceEntry {
  ofDistricts ??= new Map(
    loadPlaceEntries()
      .filter(({ isLandmark, result: { name, region } }) => !isLandmark && name === region.sggnm)
      .map((entry) => [entry.district, entry]),
  );
  return ofDistricts.get(district)!;
}
