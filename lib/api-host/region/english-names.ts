import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Language } from '@/lib/contract/language';
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

const AREA_NAMES: Record<Language, (name: string) => string | null> = {
  ko: (name) => name,
  en: (name) => {
    const romanised = getRomanised(name);
    return getMessages('en').places.translateArea(name) ?? (romanised ? formatNeighbourhood(romanised) : null);
  },
};

/**
 * Returns the name of an area or of a station in a language: 강남구, 수내동; Gangnam-gu, Sunae-dong. Null if it has none.
 */
export const getAreaName = (name: string, language: Language): string | null => AREA_NAMES[language](name);

const NAMES: Record<Language, (entry: PlaceEntry) => string> = {
  ko: ({ result }) => result.name,
  en: getEnglishName,
};

/** Returns the name of a place in a language: 역삼1동, Yeoksam 1-dong. */
export const getPlaceName = (entry: PlaceEntry, language: Language): string => NAMES[language](entry);
