/** What either server may look into. */
const SERVER_ROOMS = [
  'lib/api-keys.ts',
  'lib/contract',
  'lib/domain',
  'lib/ip',
  'lib/env.ts',
  'lib/operator-error.ts',
  'lib/close-server.ts',
  'lib/metrics',
  'lib/tracing',
  'lib/end-when-stalled.ts',
  'lib/log.ts',
  'lib/local-secrets.ts',
  'lib/on-global.ts',
];

/**
 * The rooms of this house and where each may look: a room imports itself and what stands beside it here, nothing
 * else. Lint holds every import to it (`zones`), tests/unit/lint-rooms.test.ts lint itself.
 *
 * By folder, the whole house first: room -> the rooms of the same folder that it may import, from the lowest floor
 * up. A file that stands alone is a room, too.
 */
export const MAY_IMPORT = {
  '.': {
    'lib/contract': ['lib/routes.ts'],
    'lib/domain': ['lib/contract'],
    'lib/routes.ts': [],
    'lib/ip': [],
    'lib/on-global.ts': [],
    'lib/operator-error.ts': [],
    'lib/metrics': ['lib/on-global.ts'],
    'lib/tracing': ['lib/on-global.ts'],
    'lib/end-when-stalled.ts': [],
    'lib/close-server.ts': [],
    'lib/env.ts': ['lib/ip', 'lib/operator-error.ts'],
    'lib/log.ts': [],
    'lib/local-secrets.ts': ['lib/operator-error.ts'],
    'lib/api-keys.ts': ['lib/env.ts', 'lib/local-secrets.ts'],
    'lib/content-security-policy.ts': ['lib/env.ts'],
    'lib/worker': ['lib/contract', 'lib/domain'],
    'lib/client': ['lib/contract', 'lib/domain', 'lib/routes.ts'],
    components: ['lib/client', 'lib/contract', 'lib/domain', 'lib/routes.ts'],
    'lib/api-host': SERVER_ROOMS,
    'lib/bff': ['lib/content-security-policy.ts', ...SERVER_ROOMS],
    // The one way from the BFF to the host.
    'lib/bff/upstream': [
      'lib/api-host',
      'lib/api-keys.ts',
      'lib/contract',
      'lib/domain',
      'lib/ip',
      'lib/env.ts',
      'lib/log.ts',
      'lib/on-global.ts',
      'lib/operator-error.ts',
      'lib/tracing',
    ],
    'app/api': ['lib/bff', 'lib/contract', 'lib/domain'],
    app: [
      'components',
      'lib/bff',
      'lib/client',
      'lib/content-security-policy.ts',
      'lib/contract',
      'lib/domain',
      'lib/env.ts',
      'lib/routes.ts',
    ],
    'middleware.ts': ['lib/bff', 'lib/content-security-policy.ts', 'lib/routes.ts'],
    'instrumentation.ts': ['lib/bff'],
  },
  components: {
    ui: [],
    weather: ['ui'],
    outfit: ['ui'],
    pwa: ['ui'],
    notice: ['ui'],
    shell: ['ui'],
    account: ['ui'],
    place: ['ui'],
    home: ['ui', 'weather', 'outfit', 'pwa', 'notice', 'shell', 'account', 'place'],
    my: ['ui', 'weather', 'outfit', 'pwa', 'notice', 'shell', 'account'],
    alarm: ['ui', 'weather', 'outfit', 'pwa', 'notice', 'shell', 'account'],
    bookmark: ['ui', 'weather', 'outfit', 'pwa', 'notice', 'shell', 'account'],
    day: ['ui', 'weather', 'outfit', 'pwa', 'notice', 'shell', 'account'],
    clothes: ['ui'],
  },
  'lib/client': {
    start: [],
    storage: [],
    toasts: [],
    interaction: ['toasts'],
    api: [],
    pwa: ['storage', 'toasts'],
    analytics: ['api', 'storage'],
    vitals: ['api'],
    account: ['api', 'storage'],
    alarm: ['api', 'storage', 'pwa', 'toasts'],
    session: ['api', 'storage', 'pwa', 'analytics', 'alarm', 'toasts'],
    place: ['api', 'storage', 'interaction', 'pwa', 'session', 'toasts'],
    'my-day': ['api', 'storage', 'pwa', 'session', 'place'],
    weather: ['api'],
    clothes: ['api', 'storage', 'session'],
    outfit: ['api', 'storage', 'session', 'weather', 'clothes', 'toasts'],
  },
  'lib/bff': {
    upstream: [],
    link: [],
    cache: ['upstream'],
    session: ['upstream', 'link'],
    serving: ['upstream'],
    door: ['upstream', 'cache', 'session', 'serving'],
    front: ['cache', 'serving', 'door', 'link'],
  },
  'lib/api-host': {
    db: [],
    shared: ['db'],
    identity: ['shared'],
    region: ['shared'],
    pictures: ['shared'],
    card: ['shared'],
    mail: ['shared', 'db'],
    outfit: ['shared', 'db', 'pictures'],
    clothes: ['db'],
    bookmarks: ['shared', 'db', 'pictures'],
    accounts: ['shared', 'db', 'identity', 'mail', 'outfit', 'clothes'],
    push: ['shared', 'db', 'region', 'accounts'],
    places: ['shared', 'db', 'region'],
    'my-day': ['shared', 'db'],
    http: ['shared', 'accounts'],
    weather: ['shared', 'db', 'region', 'http'],
    health: ['shared', 'db', 'mail', 'pictures', 'weather'],
    dispatch: ['shared', 'db', 'health', 'outfit', 'push'],
    transfer: ['db', 'push', 'dispatch'],
    routes: [
      'shared',
      'db',
      'accounts',
      'bookmarks',
      'clothes',
      'card',
      'health',
      'http',
      'mail',
      'my-day',
      'outfit',
      'places',
      'push',
      'region',
      'weather',
    ],
  },
};

/** Houses within the house: whoever is outside enters by a file at their top, never by one of their rooms. */
export const ENTERED_BY_TOP_FILES = ['lib/api-host', 'lib/bff'];

const isWithin = (path, folder) => folder === '.' || path === folder || path.startsWith(`${folder}/`);

/** A room's own files: the whole of it, but for rooms within it that have rules of their own. */
function targetOf(room, rooms) {
  const inner = rooms
    .filter((other) => other !== room && isWithin(other, room))
    .map((other) => other.slice(room.length + 1));
  return inner.length === 0 ? `./${room}` : [`./${room}/*.*`, `./${room}/!(${inner.join('|')})/**`];
}

function zonesOf(folder, neighbours) {
  const rooms = Object.keys(neighbours).map((room) => (folder === '.' ? room : `${folder}/${room}`));
  return Object.values(neighbours).map((names, at) => {
    const room = rooms[at];
    const allowed = names.map((name) => (folder === '.' ? name : `${folder}/${name}`));
    const out = rooms.filter(
      (other) => !isWithin(other, room) && !isWithin(room, other) && !allowed.some((name) => isWithin(other, name)),
    );
    const shut = ENTERED_BY_TOP_FILES.filter((house) => folder === '.' && allowed.includes(house)).flatMap((house) =>
      Object.keys(MAY_IMPORT[house]).map((inner) => `${house}/${inner}`),
    );
    return {
      target: targetOf(room, rooms),
      from: [...out, ...shut].map((path) => `./${path}`),
      message: `${room} may import ${[...allowed, 'itself'].join(', ')}.`,
    };
  });
}

/** The table as zones of `import/no-restricted-paths`. */
export const zones = Object.entries(MAY_IMPORT)
  .flatMap(([folder, neighbours]) => zonesOf(folder, neighbours))
  .filter(({ from }) => from.length > 0);
