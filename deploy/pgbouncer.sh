#!/bin/sh
# Admits only the role "nalot", with the password from POSTGRES_PASSWORD.
set -eu
umask 077
printf '"nalot" "%s"\n' "$POSTGRES_PASSWORD" > /tmp/users.txt
exec pgbouncer /etc/pgbouncer/pgbouncer.ini
