#!/bin/sh
# Deletes again, in a restored database, the accounts that were deleted after the backup:
# `replay-withdrawals.sh BEFORE RESTORED`, with the addresses of the database before and of the restored one, which must be
# migrated. Can be repeated.
set -eu
[ $# -eq 2 ] || { echo 'replay-withdrawals: specify the database before and the restored one.' >&2; exit 64; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
run() { psql --quiet --no-psqlrc --tuples-only --no-align --set=ON_ERROR_STOP=1 "$@"; }

run --command='copy withdrawn_accounts to stdout' "$1" > "$folder/accounts"
run "$2" <<SQL
begin;
create temporary table deleted_before (like withdrawn_accounts) on commit drop;
\copy deleted_before from '$folder/accounts'
with deleted as (delete from users using deleted_before d where users.id = d.user_id returning users.id)
select 'replay-withdrawals: ' || count(*) || ' accounts deleted again' from deleted;
insert into withdrawn_accounts select * from deleted_before on conflict do nothing;
commit;
SQL
