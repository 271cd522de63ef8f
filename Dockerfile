# Image of the app: pages, calls and pushes (`node server.js`), the API host alone (`node host.mjs`), and the operator
# commands. Nothing is downloaded at start. See docs/operations.

# Both stages use the same base image because native add-ons (argon2) are installed for its platform.
FROM node:24.19.0-bookworm-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df AS build
WORKDIR /build
COPY package.json package-lock.json ./
# npm ci requires the manifests of the workspaces, although nothing else of them is needed.
COPY figures/package.json figures/
COPY research/package.json research/
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN node scripts/standalone.mjs

FROM node:24.19.0-bookworm-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df AS app
ENV NODE_ENV=production \
    NODE_OPTIONS="--max-old-space-size=512 --max-semi-space-size=32 --v8-pool-size=1" \
    MALLOC_ARENA_MAX=2 \
    MALLOC_TRIM_THRESHOLD_=131072 \
    NEXT_TELEMETRY_DISABLED=1 \
    HOSTNAME=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    PAGE_CACHE_DIR=/pages \
    HEALTH_URL=http://127.0.0.1:3000/api/health
WORKDIR /app
COPY --from=build /build/.next/standalone ./
# Only these folders must be writable. /data: embedded database and generated secrets. /pages: cached pages. /transfer:
# exports. A new volume mounted there belongs to the same user.
RUN mkdir /data /pages /transfer && chown node:node /data /pages /transfer
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=4s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(process.env.HEALTH_URL).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]

# PgBouncer has no official image, so this uses Debian's package.
FROM debian:bookworm-20260824-slim@sha256:88200866dfff7ea7f5cbcb6ec7c8a701889efe6fe859fe64d6990e4b07ea4171 AS pgbouncer
RUN apt-get update \
  && apt-get install -y --no-install-recommends pgbouncer \
  && rm -rf /var/lib/apt/lists/*
COPY deploy/pgbouncer.ini /etc/pgbouncer/pgbouncer.ini
COPY deploy/pgbouncer.sh /usr/local/bin/pgbouncer.sh
USER postgres
EXPOSE 6432
CMD ["sh", "/usr/local/bin/pgbouncer.sh"]
