import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '@/lib/domain/place';
import { getSingleton } from '@/lib/singleton';

/** Reads the cells that each district has, as `nx.ny`, by its names. */
const readCells = (): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    Object.entries(
      JSON.parse(readFileSync(join(process.cwd(), 'data/regions/cell-districts.json'), 'utf8')) as Record<
        string,
        string
      >,
    ).map(([names, cells]) => [names, new Set(cells.split(' '))]),
  );

/** Returns true if a position in this cell can belong to this district. Cookies and links may state any other pair. */
export const isRealPlace = ({ cell: { nx, ny }, region: { sidonm, sggnm } }: Place): boolean =>
  getSingleton('cells-of-districts', readCells).get(`${sidonm} ${sggnm}`)?.has(`${nx}.${ny}`) ?? false;
