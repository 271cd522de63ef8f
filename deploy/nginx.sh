#!/bin/sh
# Starts nginx with the number of proxies in front of the app (TRUSTED_PROXY_HOPS, which includes this one).
set -eu
hops="${TRUSTED_PROXY_HOPS:-1}"
case "$hops" in
  [1-4]) ;;
  *) echo "proxy: TRUSTED_PROXY_HOPS must be 1 to 4, but is \"$hops\". It is the number of proxies in front of the app, including this one." >&2; exit 1 ;;
esac
sed "s/\"1 \$http_x_forwarded_for\"/\"$hops \$http_x_forwarded_for\"/" "${NGINX_CONF:-/etc/nginx/nginx.conf}" > "${NGINX_TARGET:-/tmp/nginx.conf}"
exec nginx -c "${NGINX_TARGET:-/tmp/nginx.conf}" -g 'daemon off;'
