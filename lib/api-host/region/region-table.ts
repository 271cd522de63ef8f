import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { packagedDataPath } from '../shared/packaged-data';
import { loadRegions } from './load-regions';

const formerRegion = z.object({ code: z.string(), sidonm: z.string(), sggnm: z.string() });

const regionTableRow = z.object({
  /** Administrative standard code of the sigungu, 5 digits, as of 2026-07. */
  code: z.string().regex(/^\d{5}$/),
  sidonm: z.string(),
  sggnm: z.string(),
  /** Point inside the sigungu, in degrees. */
  lat: z.number(),
  lon: z.number(),
  /** KMA forecast cell of that point. */
  nx: z.int(),
  ny: z.int(),
  /** KMA mid-term region codes: temperature and land forecast. */
  midTa: z.string(),
  midLand: z.string(),
  /** Number of the nearest ASOS station and its distance in km. */
  asos: z.int(),
  asosKm: z.number(),
  /** Name of the nearest AirKorea station and its distance in km. */
  air: z.string(),
  airKm: z.number(),
  /** Codes and names before the changes since 2023, the latest first, which some services still use. */
  prev: z.union([formerRegion.transform((one) => [one]), z.array(formerRegion)]).default([]),
});

/** Data of one of the 256 sigungu for weather providers. */
export type RegionRow = z.infer<typeof regionTableRow>;

let table: Map<string, RegionRow> | undefined;

function loadTable(): Map<string, RegionRow> {
  const rows = z
    .array(regionTableRow)
    .parse(JSON.parse(readFileSync(packagedDataPath('regions', 'regions.json'), 'utf8')));
  return new Map(rows.map((row) => [row.code, row]));
}

/** Returns the rows of all sigungu. */
export function listRegionRows(): RegionRow[] {
  table ??= loadTable();
  return [...table.values()];
}

/** Returns the row of a sigungu by its 5-digit code, or null if the code does not exist. */
export function findRegionRow(code: string): RegionRow | null {
  table ??= loadTable();
  return table.get(code) ?? null;
}

/**
 * Returns the row of the sigungu of a forecast cell, or null for a cell outside the service area. It depends only on the
 * cell, because responses are cached by cell.
 */
export function findRegionRowForCell(cell: GridCell): RegionRow | null {
  const match = loadRegions().findCell(cell);
  return match && findRegionRow(match.code);
}
