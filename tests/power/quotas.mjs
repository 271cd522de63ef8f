/** Number of mutants for each module. They add up to 60. */
export const QUOTAS = {
  'lib/domain/recommendation': 4,
  'lib/domain/weather': 2,
  'lib/domain/wardrobe': 1,
  'lib/domain/push': 1,
  'lib/domain/my-day': 1,
  'lib/domain/place-search': 1,
  'lib/domain/comfort': 1,
  'lib/domain/alarm': 1,
  'lib/domain/validation': 1,
  'lib/api-host/accounts': 2,
  'lib/api-host/bookmarks': 1,
  'lib/api-host/dispatch': 3,
  'lib/api-host/outfit': 1,
  'lib/api-host/weather': 3,
  'lib/api-host/push': 2,
  'lib/api-host/places': 1,
  'lib/api-host/db': 1,
  'lib/api-host/http': 1,
  'lib/api-host/mail': 1,
  'lib/api-host/region': 1,
  'lib/api-host/identity': 1,
  'lib/api-host/routes': 1,
  'lib/api-host/shared': 1,
  'lib/api-host/card': 1,
  'lib/api-host/transfer': 1,
  'lib/api-host/widget': 1,
  'lib/bff/gateway': 2,
  'lib/bff/session': 1,
  'lib/bff/cache': 1,
  'lib/next-edge': 3,
  'lib/client/outfit': 1,
  'lib/client/place': 1,
  'lib/client/session': 1,
  'lib/client/alarm': 1,
  'lib/client/api': 1,
  'lib/contract': 2,
  'lib/worker': 2,
  'components/weather': 1,
  'components/outfit': 1,
  'components/account': 1,
  'components/alarm': 1,
  'components/place': 1,
  app: 2,
  'middleware.ts': 1,
};

/**
 * Files and lines without mutants: those that the same issue deletes or rewrites (own browser entry, previous builds, old
 * grids, recorded weather, choice of the provider), lists of texts, and numbers of layout that only a picture shows.
 */
export const LEFT_OUT = new RegExp(
  [
    ...['client-start', 'client-dynamic', 'first-load-build', 'own-build', 'preserve-builds', 'previous', 'kma-grid'],
    ...['/recorded/', 'create-providers', 'countRefused', 'held_until', 'heldUntil', 'x-nalot-drawing', 'dev/'],
    ...['call-examples', 'WarningWish', 'holds[A-Z]', '\\b(wish|asker|told|door|room)\\b', 'render-backdrop'],
  ].join('|'),
);

/**
 * Mutants that inspection found to be equivalent to the original, or whose change nobody can notice: file and a part of
 * the changed text, with the reason.
 */
export const EQUIVALENT = new Map(
  Object.entries({
    "lib/contract/problem.ts: .split(':', 4)": 'no name has a second colon',
    'components/weather/provenance-line.tsx: month = 1': 'a date always has a month',
    'app/(search)/today/[sido]/[sigungu]/read-today.ts: nx = 1': 'a cell always has two numbers',
    'lib/next-edge/edge.ts: MAX_HELD_MS': 'only the length of a wait',
    'lib/next-edge/page-cache/shared-pages.ts: MIN_FRESH_MS': 'only the length of a wait',
    'lib/next-edge/page-cache/shared-pages.ts: void 0': 'only the length of a wait',
    'lib/domain/recommendation/suitability.ts: void 0': 'only a cache',
    "lib/api-host/db/process-start.ts: { encoding: 'utf8', timeout: 2_000 })": 'only without /proc',
    'lib/api-host/dispatch/runner.ts: if (closing.aborted) logger': 'only a log',
    'lib/api-host/weather/supply/lease.ts: fromMs > 1': 'times are far above 1 ms',
    'lib/api-host/region/containing-region.ts: CELLS_PER_STEP': 'only how often the work pauses',
    'lib/api-host/region/containing-region.ts: row < 1': 'the first row of the grid is sea',
    'lib/api-host/card/upright-card.ts: LEFT': 'only a picture shows it',
    'lib/next-edge/edge.ts: port = 1': 'a socket always has a port',
  }),
);
