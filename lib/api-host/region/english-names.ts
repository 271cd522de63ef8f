import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { getTextLanguage, type Language, type TextLanguage } from '@/lib/contract/language';
import { DISTRICTS } from '@/lib/domain/place-search/districts';
import { romaniseArea } from '@/lib/messages/en/romanise';
import { getMessages } from '@/lib/messages/get-messages';
import { packagedDataPath } from '../shared/packaged-data';
import type { PlaceEntry } from './place-entries';

const nameTable = z.record(z.string(), z.string());

const readNames = (file: string) =>
  new Map(Object.entries(nameTable.parse(JSON.parse(readFileSync(packagedDataPath('regions', file), 'utf8')))));

let romanised: ReadonlyMap<string, string> | undefined;
let landmarks: ReadonlyMap<string, string> | undefined;

/** Returns the romanised form of a Korean name with a hyphen before its suffix: gangnam-yeok. */
export const getRomanised = (name: string): string | undefined => (romanised ??= readNames('romanised.json')).get(name);

/** Lists the English names of a place, the displayed one first. Empty for districts, 읍, 면 and 동. */
export function listEnglishNames({ result, englishNames, isLandmark }: PlaceEntry): readonly string[] {
  const composed = isLandmark ? (landmarks ??= readNames('english.json')).get(result.name) : undefined;
  return englishNames.length > 0 || composed === undefined ? englishNames : [composed];
}

/** Formats romanised 읍, 면 and 동: Myeong-dong, Yeoksam 1-dong. */
const formatNeighbourhood = (text: string) =>
  text.charAt(0).toUpperCase() + text.slice(1).replace(/(?<=[a-z])(?=\d)/, ' ');

function getEnglishName(entry: PlaceEntry): string {
  const { name, region } = entry.result;
  if (!entry.isLandmark && name === region.sggnm) return getMessages('en').places.formatDistrict(region);
  const [english] = listEnglishNames(entry);
  if (english !== undefined) return english;
  const romanised = getRomanised(name);
  return romanised ? formatNeighbourhood(romanised) : `${getMessages('en').places.formatDistrict(region)} (${name})`;
}

/** Provinces that were merged or renamed. Weather services may still use their names. */
const FORMER_PROVINCES = ['강원도', '전라북도', '전라남도', '광주광역시'];

/** Names of provinces, cities, counties and districts. */
const AREAS = new Set([
  ...FORMER_PROVINCES,
  ...DISTRICTS.flatMap(({ place: { region } }) => [region.sidonm, ...region.sggnm.split(' ')]),
]);

/** Suffixes that names of areas often lack, those of provinces first. */
const SUFFIXES = ['', '특별시', '광역시', '특별자치시', '도', '특별자치도', '시', '군', '구'];

/** Translates the name of an area, with or without its suffix: 강남구, 수원, 경기도. Null if it is none of `AREAS`. */
function translateArea(name: string): string | null {
  const area = SUFFIXES.map((suffix) => name + suffix).find((each) => AREAS.has(each));
  return area === undefined ? null : romaniseArea(area);
}

const AREA_NAMES: Record<TextLanguage, (name: string) => string | null> = {
  ko: (name) => name,
  en: (name) => {
    const romanised = getRomanised(name);
    return translateArea(name) ?? (romanised ? formatNeighbourhood(romanised) : null);
  },
};

/**
 * Returns the name of an area or of a station in a language: 강남구, 수내동; Gangnam-gu, Sunae-dong. Null if it has none.
 */
export const getAreaName = (name: string, language: Language): string | null =>
  AREA_NAMES[getTextLanguage(language)](name);

const NAMES: Record<TextLanguage, (entry: PlaceEntry) => string> = {
  ko: ({ result }) => result.name,
  en: getEnglishName,
};

/** Returns the name of a place in a language: 역삼1동, Yeoksam 1-dong. */
export const getPlaceName = (entry: PlaceEntry, language: Language): string => NAMES[getTextLanguage(language)](entry);
