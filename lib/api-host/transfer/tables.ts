import { sql } from 'drizzle-orm';
import { queryRows } from '../db/query-rows';
import { IMPORT_TABLE } from '../db/unfinished-import';
import type { Database } from '../db/database';

/** A table and its primary key, by which its rows are ordered. */
export interface Table {
  name: string;
  key: { name: string; type: string }[];
}

interface Described extends Table {
  refersTo: string[];
}

/** Sorts tables so that each comes after the tables that it references. */
function sortByReference(tables: Described[]): Table[] {
  const placed = new Set<string>();
  const ordered: Table[] = [];
  while (ordered.length < tables.length) {
    const next = tables.find(({ name, refersTo }) => !placed.has(name) && refersTo.every((one) => placed.has(one)));
    if (!next) throw new Error('foreign keys of tables form a cycle');
    placed.add(next.name);
    ordered.push({ name: next.name, key: next.key });
  }
  return ordered;
}

/**
 * Returns the tables of a database in an order in which their rows can be inserted. Partitions are part of their table.
 */
export async function listTables(db: Database): Promise<Table[]> {
  const rows = await queryRows<Described>(
    db,
    sql`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
          order by array_position(i.indkey::int2[], a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key,
      (select coalesce(json_agg(k.confrelid::regclass::text), '[]') from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as "refersTo"
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> ${IMPORT_TABLE}
    order by c.relname`,
  );
  return sortByReference(rows);
}
