import { readFileSync } from 'node:fs';
import { CONCURRENT_INDEXES } from '@/lib/api-host/db/concurrent-indexes';
import { MIGRATIONS_FOLDER } from '@/lib/api-host/db/database';

/** Migrations that ran before these rules existed. */
const LAST_UNCHECKED = 19;

interface Rule {
  pattern: RegExp;
  /** Tables that the migration itself creates are empty. */
  allowsNewTables?: true;
  reason: string;
}

/** Statements that block a large table or break the previous version, which still runs. */
const RULES: Rule[] = [
  {
    pattern: /^create (unique )?index (?!concurrently)/,
    allowsNewTables: true,
    reason: 'blocks writes: move it to concurrent-indexes.ts',
  },
  { pattern: /concurrently/, reason: 'cannot run in a transaction: move it to concurrent-indexes.ts' },
  {
    pattern: /^alter table .*\badd (constraint \S+ )?(primary key|unique)\b/,
    allowsNewTables: true,
    reason: 'builds an index under an exclusive lock: create it concurrently and add the constraint `using index`',
  },
  {
    pattern: /^alter table .*\badd (constraint \S+ )?(foreign key|check)\b(?!.*\bnot valid\b)/,
    allowsNewTables: true,
    reason: 'reads the whole table under a lock: add it `not valid`, then `validate constraint`',
  },
  {
    pattern: /^alter table .*\badd column\b.*\bnot null\b(?!.*\bdefault\b)(?<!\bdefault\b.*)/,
    allowsNewTables: true,
    reason: 'fails for existing rows: state a default',
  },
  {
    pattern: /^alter table .*\badd column\b.*\bdefault\b.*\b(random|gen_random_uuid|clock_timestamp)\b/,
    allowsNewTables: true,
    reason: 'rewrites the table, because the default differs for each row',
  },
  { pattern: /^alter table .*\b(set data )?type\b/, reason: 'rewrites the table: add a column' },
  { pattern: /^alter table .*\bset not null\b/, reason: 'reads the whole table under a lock: add a check `not valid`' },
  { pattern: /^alter table .*\bset (logged|unlogged|tablespace)\b/, reason: 'rewrites the table' },
  { pattern: /\brename\b/, reason: 'breaks the previous version: add a new name' },
  { pattern: /^drop (table|view|type|schema)|\bdrop column\b/, reason: 'breaks the previous version' },
  { pattern: /^(cluster|vacuum|reindex|lock|truncate)\b/, reason: 'blocks the table' },
  { pattern: /^(update|delete)\b/, reason: 'holds locks on all rows until the migration ends: do it in batches' },
];

/** Statements of earlier versions that the version after them removes on purpose. */
const ALLOWED = [
  // Tables whose last reader was removed a version before, for example: 'drop table "comfort"'.
] as string[];

const splitStatements = (text: string) =>
  text
    .split('--> statement-breakpoint')
    .map((statement) => statement.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim().replace(/;$/, ''));

const getTable = (statement: string) =>
  /^(?:create table(?: if not exists)?|alter table(?: only)?|create (?:unique )?index .*? on(?: only)?) (?:"?public"?\.)?"?(\w+)"?/i.exec(
    statement,
  )?.[1];

/** Returns what is wrong with a migration. */
function lintMigration(text: string): string[] {
  const statements = splitStatements(text);
  const created = statements.filter((statement) => /^create table/i.test(statement)).map(getTable);
  return statements
    .filter((statement) => !/^create (or replace )?function/i.test(statement) && !ALLOWED.includes(statement))
    .flatMap((statement) => {
      const isNew = created.includes(getTable(statement));
      const rule = RULES.find(
        ({ pattern, allowsNewTables }) => pattern.test(statement.toLowerCase()) && !(allowsNewTables && isNew),
      );
      return rule ? [`${statement.slice(0, 80)}: ${rule.reason}`] : [];
    });
}

const journal = JSON.parse(readFileSync(`${MIGRATIONS_FOLDER}/meta/_journal.json`, 'utf8')) as {
  entries: { idx: number; tag: string }[];
};

it('no migration blocks a large table or breaks the previous version', () => {
  const found = journal.entries
    .filter(({ idx }) => idx > LAST_UNCHECKED)
    .flatMap(({ tag }) => lintMigration(readFileSync(`${MIGRATIONS_FOLDER}/${tag}.sql`, 'utf8')));
  expect(found).toEqual([]);
});

it.each([
  'CREATE INDEX "users_created" ON "users" USING btree ("created_at");',
  'CREATE INDEX CONCURRENTLY "users_created" ON "users" ("created_at");',
  'ALTER TABLE "push_claims" ADD CONSTRAINT "pk" PRIMARY KEY("user_id","date","kind");',
  'ALTER TABLE "users" ADD CONSTRAINT "u" UNIQUE("name");',
  'ALTER TABLE "worn" ADD CONSTRAINT "fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id");',
  'ALTER TABLE "users" ADD COLUMN "name" text NOT NULL;',
  'ALTER TABLE "users" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;',
  'ALTER TABLE "users" ALTER COLUMN "name" SET DATA TYPE varchar(20);',
  'ALTER TABLE "users" ALTER COLUMN "name" SET NOT NULL;',
  'ALTER TABLE "users" RENAME COLUMN "name" TO "nickname";',
  'ALTER TABLE "users" DROP COLUMN "name";',
  'DROP TABLE "users";',
  'UPDATE "users" SET "name" = 1;',
])('rejects %s', (statement) => expect(lintMigration(statement)).toHaveLength(1));

it.each([
  'CREATE TABLE "a" ("id" uuid PRIMARY KEY NOT NULL);--> statement-breakpoint\nCREATE INDEX "a_id" ON "a" USING btree ("id");',
  'ALTER TABLE "users" ADD COLUMN "name" text;',
  'ALTER TABLE "users" ADD COLUMN "isOn" boolean DEFAULT false NOT NULL;',
  'ALTER TABLE "users" ADD CONSTRAINT "c" CHECK ("age" > 0) NOT VALID;',
])('accepts %s', (text) => expect(lintMigration(text)).toEqual([]));

it('the rules find the migration that rebuilt the key of push claims', () => {
  const { tag = '' } = journal.entries.find(({ idx }) => idx === 15) ?? {};
  expect(lintMigration(readFileSync(`${MIGRATIONS_FOLDER}/${tag}.sql`, 'utf8')).join()).toContain('exclusive lock');
});

it('names of concurrent indexes are unique', () =>
  expect(new Set(CONCURRENT_INDEXES.map(({ name }) => name)).size).toBe(CONCURRENT_INDEXES.length));
