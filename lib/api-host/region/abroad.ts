import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isElsewhereIn, toLettersOnly } from '@/lib/domain/place-search/elsewhere';
import { packagedDataPath } from '../shared/packaged-data';

/** Provinces, cities, counties and mountains of the north in Latin letters, in both spellings. */
const NORTHERN =
  'northkorea pyeongyang gaeseong rason najin rajin sonbong heungnam cheongjin haeju kanggye ganggye hyesan kimchaek ' +
  'sinpo tanchon danchon manpo huichon chongju kusong anju tokchon kaechon pyongsong munchon songrim hoeryong hoeryeong ' +
  'onsong musan samjiyon paektusan baekdusan kumgangsan hwanghae pyongan pyeongan hamgyong hamgyeong ryanggang yanggang ' +
  'chagang jagang';
/** Names that the list of cities lacks: countries and regions as people call them, older spellings, destinations of tourists. */
const ABROAD =
  'africa america asia bangalore boracay cebu chiangmai england europe frankfurt geneva hakata hawaii hokkaido la mexico ' +
  'nara nyc okinawa pattaya peking penang phuket rio saigon saipan scotland tottori uae uk usa venice washington';

let names: ReadonlySet<string> | undefined;

/** Returns the names of places abroad and in the north in Latin letters. The list has the cities of 250,000 inhabitants. */
function loadNames(): ReadonlySet<string> {
  if (names) return names;
  const cities = z
    .array(z.string())
    .parse(JSON.parse(readFileSync(packagedDataPath('regions', 'abroad.json'), 'utf8')));
  return (names = new Set([...cities, ...`${NORTHERN} ${ABROAD}`.split(' ').map(toLettersOnly)]));
}

/** Returns true if a text names a country, a city abroad or a place in the north, in Korean or Latin letters. */
export const isElsewhere = (text: string): boolean => isElsewhereIn(text, loadNames());
