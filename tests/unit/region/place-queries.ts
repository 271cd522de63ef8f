import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export interface PlaceQuery {
  query: string;
  /** Districts of which one must be found first. */
  districts: string[];
}

/** Queries as people type them, with the right districts. */
export const PLACE_QUERIES: PlaceQuery[] = readFileSync('tests/unit/region/place-queries.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .flatMap((line) => {
    const [districts = '', queries = ''] = line.split(':');
    return queries.split(',').map((query) => ({
      query: query.trim(),
      districts: districts.split('|').map((district) => district.trim()),
    }));
  });

/** The half of the queries by which the search is adjusted; the other half only measures it. */
export const isForTuning = ({ query }: PlaceQuery): boolean =>
  createHash('sha256').update(query).digest()[0]! % 2 === 0;
