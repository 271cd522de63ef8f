#!/bin/sh
# The one who may come in is the database's own role, by the password of the environment.
set -eu
umask 077
printf '"nalot" "%s"\n' "$POSTGRES_PASSWORD" > /tmp/users.txt
exec pgbouncer /etc/pgbouncer/pgbouncer.ini
