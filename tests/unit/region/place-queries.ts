import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export interface PlaceQuery {
  query: string;
  /** Districts of which one must be found first. A province or a city stands for all of its districts. */
  districts: string[];
}

const parseQueries = (text: string): PlaceQuery[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [districts = '', queries = ''] = line.split(':');
      return queries.split(',').map((query) => ({
        query: query.trim(),
        districts: districts.split('|').map((district) => district.trim()),
      }));
    });

const readFile = (name: string) => readFileSync(`tests/unit/region/${name}`, 'utf8');

/** Queries as people type them, with the right districts. */
export const PLACE_QUERIES = parseQueries(readFile('place-queries.txt'));

/** Queries in Latin letters, in two halves. */
export const ENGLISH_QUERIES = readFile('english-queries.txt').split('## Second half\n').map(parseQueries);

/** The half of the queries by which the search is adjusted; the other half only measures it. */
export const isForTuning = ({ query }: PlaceQuery): boolean =>
  createHash('sha256').update(query).digest()[0]! % 2 === 0;
