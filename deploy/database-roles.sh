#!/bin/sh
# Runs database-roles.sql with the passwords of the environment. They are not part of a statement that the server logs.
set -eu
PGOPTIONS="-c nalot.migrator_password=${MIGRATOR_DATABASE_PASSWORD:-} -c nalot.app_password=${APP_DATABASE_PASSWORD:-}"
PGOPTIONS="$PGOPTIONS -c nalot.dispatcher_password=${DISPATCHER_DATABASE_PASSWORD:-}"
PGOPTIONS="$PGOPTIONS -c nalot.backup_password=${BACKUP_DATABASE_PASSWORD:-}"
PGOPTIONS="$PGOPTIONS -c nalot.monitor_password=${MONITOR_DATABASE_PASSWORD:-}"
export PGOPTIONS
exec psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 --single-transaction \
  --file="${ROLES_FILE:-/usr/local/share/database-roles.sql}"
