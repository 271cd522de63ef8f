// `npx tsx scripts/romanised-names.mjs` writes the names of all searchable places in Latin letters:
// - data/regions/romanised.json: the Revised Romanization of the Korean names, with a hyphen before the suffix;
// - data/regions/english.json: the English names of landmarks for which landmarks.json has none.
import { writeFileSync } from 'node:fs';
import { loadPlaceEntries } from '../lib/api-host/region/place-entries.ts';
import { toPlainLatin } from '../lib/domain/place-search/latin.ts';
import { nameLandmark } from '../tools/regions/english-names.ts';
import { romaniseName, romaniseWord } from '../tools/regions/romanise.ts';

const HANGUL = /^[가-힣\d.,·]+$/;

const unique = (names) => [...new Set(names)].sort();

/** Districts are found without their suffix, too: 종로 for 종로구. */
const isFull = (name) => /[시군구]$/.test(name);
/** English names that begin with the romanised name have a word that the Korean name lacks: 대천, Daecheon Beach. */
const isTranslated = (name, english) => !toPlainLatin(english).startsWith(romaniseWord(name));

function write(file, rows) {
  const lines = rows.map((row) => row.map((text) => JSON.stringify(text)).join(':'));
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

const entries = loadPlaceEntries();
const administrative = new Set(
  entries
    .filter(({ isLandmark }) => !isLandmark)
    .flatMap(({ koreanNames, result }) =>
      result.name === result.region.sggnm ? koreanNames.filter(isFull) : koreanNames,
    ),
);
const names = entries.flatMap(({ koreanNames, cityNames, district }) => [
  ...koreanNames,
  ...cityNames,
  ...district.provinces,
]);
write(
  'data/regions/romanised.json',
  unique(names)
    .filter((name) => HANGUL.test(name))
    .map((name) => [name, romaniseName(name, administrative.has(name))]),
);

const landmarks = entries.filter(({ isLandmark }) => isLandmark);
const known = new Map(
  landmarks
    .map(({ result, englishNames: [english = ''] }) => [result.name, english])
    .filter(([name, english]) => english !== '' && isTranslated(name, english)),
);
const unnamed = new Map(
  landmarks
    .filter(({ englishNames }) => englishNames.length === 0)
    .map(({ koreanNames }) => [koreanNames[0], nameLandmark(koreanNames, known)]),
);
write('data/regions/english.json', [...unnamed].sort());
