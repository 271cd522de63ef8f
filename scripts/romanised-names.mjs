// `npx tsx scripts/romanised-names.mjs`: writes data/regions/romanised.json, the Korean names of all searchable places in
// the Revised Romanization, with a hyphen before the suffix (gangnam-yeok).
import { writeFileSync } from 'node:fs';
import { romanize } from 'es-hangul';
import { loadPlaceEntries } from '../lib/api-host/region/place-entries.ts';
import { splitSuffix } from '../lib/domain/place-search/latin.ts';

const TO = 'data/regions/romanised.json';
const HANGUL = /^[가-힣\d.·]+$/;

const names = loadPlaceEntries().flatMap(({ koreanNames, cityNames, district }) => [
  ...koreanNames,
  ...cityNames,
  ...district.provinces,
]);
const romanised = [...new Set(names)]
  .filter((name) => HANGUL.test(name))
  .sort()
  .map((name) => [name, splitSuffix(name).filter(Boolean).map(romanize).join('-')]);
const lines = romanised.map((row) => row.map((text) => JSON.stringify(text)).join(':'));
writeFileSync(TO, `{\n${lines.join(',\n')}\n}\n`);
