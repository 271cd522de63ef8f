import { sql } from 'drizzle-orm';
import { queryRows } from '../db/query-rows';
import type { Database } from '../db/database';
import { addLines, EMPTY_TALLY, type Tally } from './tally';
import type { Table } from './tables';

/** Rows of a table, each as a line of JSON, and the key of the last one. */
export interface Page {
  lines: string[];
  last: string[];
}

const FIRST_ROWS = 100;
const MOST_ROWS = 10_000;
/** Target size of a page in characters, which bounds memory for rows of any size. */
const PAGE_CHARS = 2_000_000;

async function readPage(db: Database, { name, key }: Table, after: string[] | null, limit: number): Promise<Page> {
  const columns = sql.join(
    key.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  const begin = after?.map((value, at) => sql`${value}::${sql.raw(key[at]!.type)}`);
  const since = begin ? sql`where (${columns}) > (${sql.join(begin, sql`, `)})` : sql``;
  return db.transaction(async (tx) => {
    // Makes the text of a row independent of the server's time zone.
    await tx.execute(sql`set local time zone 'UTC'`);
    const rows = await queryRows<{ line: string; rowKey: string[] }>(
      tx,
      sql`
      select row_to_json(one)::text as line, array_to_json(array[${sql.join(
        key.map((column) => sql`${sql.identifier(column.name)}::text`),
        sql`, `,
      )}]) as "rowKey"
      from ${sql.identifier(name)} one ${since} order by ${columns} limit ${limit}`,
    );
    return { lines: rows.map(({ line }) => line), last: rows.at(-1)?.rowKey ?? [] };
  });
}

/** Reads a table in pages, ordered by key, starting after a given key. */
export async function* readPages(db: Database, table: Table, after: string[] | null = null): AsyncGenerator<Page> {
  let limit = FIRST_ROWS;
  for (let last = after; ;) {
    const page = await readPage(db, table, last, limit);
    if (page.lines.length === 0) return;
    yield page;
    if (page.lines.length < limit) return;
    last = page.last;
    const chars = page.lines.reduce((sum, line) => sum + line.length, 1);
    limit = Math.max(1, Math.min(MOST_ROWS, Math.floor((limit * PAGE_CHARS) / chars)));
  }
}

export async function computeTally(db: Database, table: Table): Promise<Tally> {
  let tally = EMPTY_TALLY;
  for await (const { lines } of readPages(db, table)) tally = addLines(tally, lines);
  return tally;
}
