#!/bin/sh
# Admits only the roles of web instances and dispatchers, with the passwords of the environment.
set -eu
umask 077
printf '"nalot_app" "%s"\n"nalot_dispatcher" "%s"\n' "$APP_DATABASE_PASSWORD" "$DISPATCHER_DATABASE_PASSWORD" > /tmp/users.txt
exec pgbouncer /etc/pgbouncer/pgbouncer.ini
