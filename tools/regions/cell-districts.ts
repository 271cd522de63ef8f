/**
 * `npx tsx tools/regions/cell-districts.ts`: writes data/regions/cell-districts.json, all pairs of a district and a
 * forecast cell that a position can have. The browser rounds a position to three decimals to get its district, and
 * calculates the cell from the position itself; so the pairs are those of all such points and the corners around them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { RegionTopology } from '@/lib/api-host/region/boundaries';
import { createRegionIndex } from '@/lib/api-host/region/region-index';
import type { Region } from '@/lib/contract/region';
import { isInGrid, toGridCell } from '@/lib/domain/dfs-grid';

type Row = Region & { nx: number; ny: number; prev?: Region | Region[] };

const LATITUDES = [32.9, 38.8] as const;
const LONGITUDES = [124.4, 132.1] as const;
const PER_DEGREE = 1_000;
const CORNERS = [-0.5, 0.5].flatMap((lat) => [-0.5, 0.5].map((lon) => ({ lat, lon })));

const readJson = (file: string): unknown => JSON.parse(readFileSync(`data/regions/${file}`, 'utf8'));
const formatNames = ({ sidonm, sggnm }: Region) => `${sidonm} ${sggnm}`;

const regions = createRegionIndex(readJson('sgg-2026.topo.json') as RegionTopology);
const cellsByDistrict = new Map<string, Set<string>>();

function add(district: Region, cell: { nx: number; ny: number }): void {
  const cells = cellsByDistrict.get(formatNames(district)) ?? new Set();
  cellsByDistrict.set(formatNames(district), cells.add(`${cell.nx}.${cell.ny}`));
}

for (let lat = LATITUDES[0] * PER_DEGREE; lat <= LATITUDES[1] * PER_DEGREE; lat++)
  for (let lon = LONGITUDES[0] * PER_DEGREE; lon <= LONGITUDES[1] * PER_DEGREE; lon++) {
    const found = regions.find({ lat: Math.round(lat) / PER_DEGREE, lon: Math.round(lon) / PER_DEGREE });
    if (!found) continue;
    for (const corner of CORNERS) {
      const cell = toGridCell({ lat: (lat + corner.lat) / PER_DEGREE, lon: (lon + corner.lon) / PER_DEGREE });
      if (isInGrid(cell)) add(found, cell);
    }
  }

const rows = readJson('regions.json') as Row[];
// The search by name shows the cell of the district's own point.
for (const row of rows) add(row, row);
// A cookie may contain the name that the district had when it was stored. Another district may have that name today.
const former = rows.flatMap((row) =>
  [row.prev ?? []].flat().map((names) => ({ names, cells: [...(cellsByDistrict.get(formatNames(row)) ?? [])] })),
);
for (const { names, cells } of former)
  cellsByDistrict.set(formatNames(names), new Set([...(cellsByDistrict.get(formatNames(names)) ?? []), ...cells]));

const lines = [...cellsByDistrict]
  .sort()
  .map(([names, cells]) => `  ${JSON.stringify(names)}: "${[...cells].sort().join(' ')}"`);
writeFileSync('data/regions/cell-districts.json', `{\n${lines.join(',\n')}\n}\n`);
