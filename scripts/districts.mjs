// `node scripts/districts.mjs`: writes lib/domain/place-search/districts.json, the table of the district search, from
// data/regions/regions.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';

const FROM = 'data/regions/regions.json';
const TO = 'lib/domain/place-search/districts.json';

/** Groups districts by province or metropolitan city, each with its forecast cell, population and former names. */
function groupByProvince(rows) {
  const provinces = new Map();
  for (const { sidonm, sggnm, nx, ny, population, prev } of rows) {
    const former = [prev ?? []].flat().map((names) => `${names.sidonm} ${names.sggnm}`);
    const districts = provinces.get(sidonm) ?? [];
    provinces.set(sidonm, districts);
    districts.push([sggnm, nx, ny, population, ...former]);
  }
  return [...provinces];
}

const text = JSON.stringify(groupByProvince(JSON.parse(readFileSync(FROM, 'utf8'))));
const { code } = await format(TO, text, JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')));
writeFileSync(TO, code);
