// Writes lib/domain/place-search/districts.json, what a browser searches districts by, from data/regions/regions.json: `node scripts/districts.mjs`.
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

const FROM = 'data/regions/regions.json';
const TO = 'lib/domain/place-search/districts.json';

/** By province or metropolitan city: its districts, each with its forecast cell and, where it had another, its former name. */
function districtsOf(rows) {
  const provinces = new Map();
  for (const { sidonm, sggnm, nx, ny, prev } of rows) {
    const former = prev && `${prev.sidonm} ${prev.sggnm}`;
    const districts = provinces.get(sidonm) ?? [];
    provinces.set(sidonm, districts);
    districts.push([sggnm, nx, ny, ...(former ? [former] : [])]);
  }
  return [...provinces];
}

const text = JSON.stringify(districtsOf(JSON.parse(readFileSync(FROM, 'utf8'))));
writeFileSync(TO, await format(text, { ...(await resolveConfig(TO)), filepath: TO }));
