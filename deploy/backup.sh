#!/bin/sh
# Backs up PostgreSQL every day and tests each backup by restoring it. `backup.sh once` does so now and exits.
#
# Environment: DATABASE_URL (role nalot_backup), BACKUP_HOUR (UTC), BACKUPS_KEPT, BACKUPS (folder).
# BACKUPS/metrics/nalot_backup.prom reports the last successful backup and restore test, for node_exporter's textfile
# collector. Requires the PostgreSQL programs of the server's major version.
set -eu
umask 077
folder="${BACKUPS:-/var/lib/postgresql/data}"
kept="${BACKUPS_KEPT:-14}"
hour="${BACKUP_HOUR:-18}"
metrics="$folder/metrics/nalot_backup.prom"

log() { echo "backup: $*"; }

# Rows of every table, one line each: "public.users 5000". The same query runs on the database and on the restored copy.
COUNT="select table_schema || '.' || table_name || ' ' ||
    (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I.%I', table_schema, table_name), false, true, '')))[1]
  from information_schema.tables t
  where table_schema in ('public', 'drizzle') and table_type = 'BASE TABLE'
    and not exists (select from pg_inherits where inhrelid = format('%I.%I', table_schema, table_name)::regclass)
  order by 1"

# Dumps the database and counts its rows in one snapshot, so that both describe the same moment.
dump() {
  psql --quiet --no-psqlrc --tuples-only --no-align --set=ON_ERROR_STOP=1 "$DATABASE_URL" <<SQL
begin transaction isolation level repeatable read, read only;
select pg_export_snapshot() as snapshot \gset
\setenv SNAPSHOT :snapshot
\o $1.counts
$COUNT;
\o
\! pg_dump --format=custom --snapshot="\$SNAPSHOT" --file="$1.part" "\$DATABASE_URL" && touch "$1.complete"
commit;
SQL
  [ -e "$1.complete" ] && rm "$1.complete"
}

# Restores a dump into a temporary server without a network and compares the rows of every table.
test_restore() {
  server="$folder/.restore"
  rm -rf "$server"
  mkdir -p "$server/run"
  initdb --pgdata="$server/db" --username=restore --auth=trust --encoding=UTF8 --no-sync > "$server/log" 2>&1
  pg_ctl --pgdata="$server/db" --wait --log="$server/log" \
    --options="-c listen_addresses= -c unix_socket_directories='$server/run' -c fsync=off -c shared_buffers=64MB" start > /dev/null
  result=1
  if pg_restore --host="$server/run" --username=restore --dbname=postgres --no-owner --no-privileges --exit-on-error "$1.part" &&
    psql --quiet --no-psqlrc --tuples-only --no-align --set=ON_ERROR_STOP=1 --host="$server/run" --username=restore \
      --command="$COUNT" postgres > "$1.restored" && cmp "$1.counts" "$1.restored"; then
    result=0
  fi
  pg_ctl --pgdata="$server/db" --wait --mode=immediate stop > /dev/null || true
  rm -rf "$server"
  return $result
}

report() {
  mkdir -p "$folder/metrics"
  {
    echo '# HELP nalot_backup_last_success_timestamp_seconds Time of the last backup that was restored for a test.'
    echo '# TYPE nalot_backup_last_success_timestamp_seconds gauge'
    echo "nalot_backup_last_success_timestamp_seconds $(date +%s)"
    echo '# HELP nalot_backup_size_bytes Size of the last successful backup.'
    echo '# TYPE nalot_backup_size_bytes gauge'
    echo "nalot_backup_size_bytes $(wc -c < "$1" | tr -d ' ')"
  } > "$metrics.part"
  # Contains no secrets; node_exporter runs as another user.
  chmod 755 "$folder" "$folder/metrics"
  chmod 644 "$metrics.part"
  mv "$metrics.part" "$metrics"
}

delete_old() {
  ls -1 "$folder" | grep '^nalot-.*\.dump$' | sort -r | tail -n "+$((kept + 1))" | while read -r name; do rm "$folder/$name"; done
}

back_up() {
  file="$folder/nalot-$(date -u +%Y%m%dT%H%M%SZ).dump"
  rm -f "$folder"/*.part "$folder"/*.counts "$folder"/*.restored "$folder"/*.complete
  if dump "$file" && test_restore "$file"; then
    mv "$file.part" "$file"
    rm -f "$file.counts" "$file.restored"
    report "$file"
    delete_old
    log "$file is complete and was restored for a test."
  else
    log "failed; the earlier backups are unchanged. See the messages above." >&2
    return 1
  fi
}

if [ "${1:-}" = once ]; then
  back_up
  exit
fi
trap 'exit 0' TERM INT
while :; do
  now=$(date +%s)
  next=$((now - now % 86400 + hour * 3600))
  [ "$next" -gt "$now" ] || next=$((next + 86400))
  # A new installation gets its first backup at once.
  [ -e "$metrics" ] || next=$now
  sleep $((next - now)) & wait $!
  # After a failure: again in an hour.
  until back_up; do sleep 3600 & wait $!; done
done
