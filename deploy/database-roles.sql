-- Creates or updates the database roles of Nalot. Run it in the app's database as a superuser, before the first
-- migration and again to change passwords. It can be repeated. The passwords are settings of the connection
-- (nalot.migrator_password and so on); a role without one keeps its password.
--
--   nalot_migrator    owns all tables; runs migrations, exports and imports
--   nalot_app         instances that serve pages and calls: reads and writes rows
--   nalot_dispatcher  instances that send pushes: only the tables and columns that pushes need
--   nalot_backup      pg_dump: reads everything
--   nalot_monitor     postgres_exporter: reads statistics, no rows
--
-- `npm run db:migrate` grants nalot_app and nalot_dispatcher their privileges after each migration.

revoke create on schema public from public;

do $$
declare
  role_name text;
  password text;
begin
  execute format('revoke all on database %I from public', current_database());
  foreach role_name in array array['nalot_migrator', 'nalot_app', 'nalot_dispatcher', 'nalot_backup', 'nalot_monitor'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I login', role_name);
    end if;
    password := nullif(current_setting(replace(role_name, '_', '.') || '_password', true), '');
    if password is not null then
      execute format('alter role %I password %L', role_name, password);
    end if;
    execute format('grant connect on database %I to %I', current_database(), role_name);
  end loop;
  execute format('grant create, temporary on database %I to nalot_migrator', current_database());
end $$;

-- PgBouncer drops the app's own statement timeout. Migrations and backups take as long as they need.
alter role nalot_app set statement_timeout = '10s';
alter role nalot_dispatcher set statement_timeout = '10s';
alter role nalot_monitor set statement_timeout = '10s';

alter schema public owner to nalot_migrator;
grant usage on schema public to nalot_app, nalot_dispatcher;
grant pg_read_all_data to nalot_backup;
grant pg_monitor to nalot_monitor;

-- Objects of versions that ran as one role, or of a restored backup. Sequences and indexes follow their tables.
do $$
declare
  found record;
begin
  for found in
    select c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'drizzle') and c.relkind in ('r', 'p') and pg_get_userbyid(c.relowner) <> 'nalot_migrator'
  loop
    execute format('alter table %s owner to nalot_migrator', found.name);
  end loop;
  for found in
    select p.oid::regprocedure as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and pg_get_userbyid(p.proowner) <> 'nalot_migrator'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('alter function %s owner to nalot_migrator', found.name);
  end loop;
  if to_regnamespace('drizzle') is not null then
    alter schema drizzle owner to nalot_migrator;
  end if;
end $$;
