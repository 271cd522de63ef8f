// `npx tsx scripts/neighbourhoods.mjs LIST CENTRES`: writes data/regions/neighbourhoods.json, all 읍면동 by district with
// the forecast cell of their centre. data/PROVENANCE.md names the two input tables.
import { readFileSync, writeFileSync } from 'node:fs';
import { loadRegions } from '../lib/api-host/region/load-regions.ts';
import { toGridCell } from '../lib/domain/dfs-grid.ts';

const TO = 'data/regions/neighbourhoods.json';
const [list, centres] = process.argv.slice(2);

/** Reads a tab-separated table with a header line as an array of objects. */
function readTable(file, encoding) {
  const [head, ...lines] = new TextDecoder(encoding).decode(readFileSync(file)).trim().split(/\r?\n/);
  const names = head.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((value, i) => [names[i], value])));
}

/**
 * Converts metres in the Korea 2000 / Unified coordinate system (EPSG:5179, GRS 80) to degrees: the inverse transverse
 * Mercator projection (Snyder 1987, p. 63).
 */
function toDegrees(x, y) {
  const [a, e2, k] = [6_378_137, 0.0066943800229, 0.9996];
  const second = e2 / (1 - e2);
  const meridian = (lat) =>
    a *
    ((1 - e2 / 4 - (3 * e2 ** 2) / 64 - (5 * e2 ** 3) / 256) * lat -
      ((3 * e2) / 8 + (3 * e2 ** 2) / 32 + (45 * e2 ** 3) / 1024) * Math.sin(2 * lat) +
      ((15 * e2 ** 2) / 256 + (45 * e2 ** 3) / 1024) * Math.sin(4 * lat) -
      ((35 * e2 ** 3) / 3072) * Math.sin(6 * lat));
  const rad = Math.PI / 180;
  const arc = meridian(38 * rad) + (y - 2_000_000) / k;
  const mu = arc / (a * (1 - e2 / 4 - (3 * e2 ** 2) / 64 - (5 * e2 ** 3) / 256));
  const e1 = (1 - Math.sqrt(1 - e2)) / (1 + Math.sqrt(1 - e2));
  const foot =
    mu +
    ((3 * e1) / 2 - (27 * e1 ** 3) / 32) * Math.sin(2 * mu) +
    ((21 * e1 ** 2) / 16 - (55 * e1 ** 4) / 32) * Math.sin(4 * mu) +
    ((151 * e1 ** 3) / 96) * Math.sin(6 * mu);
  const [sin, cos, tan] = [Math.sin(foot), Math.cos(foot), Math.tan(foot)];
  const [c, t] = [second * cos ** 2, tan ** 2];
  const n = a / Math.sqrt(1 - e2 * sin ** 2);
  const r = (a * (1 - e2)) / (1 - e2 * sin ** 2) ** 1.5;
  const d = (x - 1_000_000) / (n * k);
  const lat = foot - ((n * tan) / r) * (d ** 2 / 2 - ((5 + 3 * t + 10 * c - 4 * c ** 2 - 9 * second) * d ** 4) / 24);
  const lon = 127.5 * rad + (d - ((1 + 2 * t + c) * d ** 3) / 6) / cos;
  return { lat: lat / rad, lon: lon / rad };
}

const centresByCode = new Map(
  readTable(centres, 'utf-8').map(({ ADMCD, X, Y }) => [ADMCD, toDegrees(Number(X), Number(Y))]),
);
const districts = new Map();
for (const { adm_cd2: code, emd_nm: name } of readTable(list, 'euc-kr')) {
  const centre = centresByCode.get(code);
  const region = centre && loadRegions().find(centre);
  if (!region)
    throw new Error(`${code} ${name} has no centre in ${centres}, or its centre lies outside every district.`);
  const { nx, ny } = toGridCell(centre);
  const key = `${region.sidonm}/${region.sggnm}`;
  districts.set(key, [...(districts.get(key) ?? []), [name, nx, ny]]);
}
const lines = [...districts]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([key, rows]) => `  ${JSON.stringify(key)}: ${JSON.stringify(rows)}`);
writeFileSync(TO, `{\n${lines.join(',\n')}\n}\n`);
