/** Modules that both servers may import. */
const SERVER_MODULES = [
  'lib/api-keys.ts',
  'lib/contract',
  'lib/domain',
  'lib/messages',
  'lib/ip',
  'lib/env.ts',
  'lib/operator-error.ts',
  'lib/close-server.ts',
  'lib/metrics',
  'lib/tracing',
  'lib/exit-when-stalled.ts',
  'lib/log.ts',
  'lib/local-secrets.ts',
  'lib/single-flight.ts',
  'lib/singleton.ts',
  'lib/brand-error.ts',
];

/**
 * The modules and the imports that each may make: a module imports itself and the modules listed here, nothing else.
 * Lint enforces the table (`zones`); tests/unit/lint-modules.test.ts tests the enforcement.
 *
 * Grouped by folder, the project root first: module -> the modules of the same folder that it may import, lowest layer
 * first. A file that stands alone is a module, too.
 */
export const MAY_IMPORT = {
  '.': {
    'lib/brand-error.ts': [],
    'lib/contract': ['lib/routes.ts', 'lib/brand-error.ts'],
    'lib/messages': ['lib/contract'],
    'lib/domain': ['lib/contract', 'lib/messages', 'lib/routes.ts', 'lib/brand-error.ts'],
    'lib/routes.ts': [],
    'lib/ip': [],
    'lib/single-flight.ts': [],
    'lib/singleton.ts': [],
    'lib/operator-error.ts': ['lib/brand-error.ts'],
    'lib/metrics': ['lib/singleton.ts'],
    'lib/tracing': ['lib/singleton.ts'],
    'lib/exit-when-stalled.ts': [],
    'lib/close-server.ts': [],
    'lib/env.ts': ['lib/ip', 'lib/brand-error.ts', 'lib/contract', 'lib/operator-error.ts', 'lib/singleton.ts'],
    'lib/log.ts': [],
    'lib/local-secrets.ts': ['lib/operator-error.ts'],
    'lib/api-keys.ts': ['lib/env.ts', 'lib/local-secrets.ts'],
    'lib/content-security-policy.ts': ['lib/env.ts'],
    'lib/security-headers.ts': [],
    'lib/browser-zod.ts': [],
    'lib/inline-scripts.ts': [],
    'lib/unknown-path.ts': [],
    'lib/worker': ['lib/contract', 'lib/domain', 'lib/messages'],
    'lib/client': ['lib/contract', 'lib/domain', 'lib/messages', 'lib/routes.ts', 'lib/single-flight.ts'],
    components: ['lib/client', 'lib/contract', 'lib/domain', 'lib/messages', 'lib/routes.ts', 'lib/inline-scripts.ts'],
    'lib/api-host': SERVER_MODULES,
    'lib/bff': ['lib/content-security-policy.ts', 'lib/security-headers.ts', ...SERVER_MODULES],
    // The only module of the BFF that calls the host.
    'lib/bff/upstream': ['lib/api-host', ...SERVER_MODULES],
    'lib/next-edge': [
      'lib/bff',
      'lib/content-security-policy.ts',
      'lib/inline-scripts.ts',
      'lib/routes.ts',
      ...SERVER_MODULES,
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
      'lib/messages',
      'lib/routes.ts',
      'lib/unknown-path.ts',
    ],
    'middleware.ts': [
      'lib/bff',
      'lib/content-security-policy.ts',
      'lib/domain',
      'lib/routes.ts',
      'lib/unknown-path.ts',
    ],
    'instrumentation.ts': ['lib/bff', 'lib/next-edge'],
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
    days: ['ui', 'outfit'],
    home: ['ui', 'weather', 'outfit', 'pwa', 'notice', 'shell', 'account', 'place', 'days'],
    my: ['ui', 'weather', 'outfit', 'pwa', 'notice', 'shell', 'account'],
    alarm: ['ui', 'weather', 'outfit', 'pwa', 'notice', 'shell', 'account'],
    bookmark: ['ui', 'weather', 'outfit', 'pwa', 'notice', 'shell', 'account'],
    day: ['ui', 'weather', 'outfit', 'pwa', 'notice', 'shell', 'account'],
    clothes: ['ui'],
    trips: ['ui', 'place'],
    widget: ['ui', 'account'],
    search: ['ui', 'weather', 'outfit'],
  },
  'lib/client': {
    language: [],
    storage: [],
    toasts: ['language'],
    interaction: ['language', 'toasts'],
    api: ['language', 'toasts'],
    pwa: ['language', 'storage', 'toasts'],
    analytics: ['api', 'storage'],
    vitals: ['api'],
    sharing: ['language', 'toasts'],
    account: ['language', 'api', 'storage'],
    alarm: ['language', 'api', 'storage', 'pwa', 'toasts'],
    session: ['language', 'api', 'storage', 'pwa', 'analytics', 'toasts'],
    place: ['language', 'api', 'storage', 'interaction', 'pwa', 'session', 'toasts'],
    'my-day': ['language', 'api', 'storage', 'pwa', 'session', 'place'],
    weather: ['language', 'api'],
    clothes: ['language', 'api', 'storage', 'session'],
    widget: ['api'],
    outfit: ['language', 'api', 'storage', 'session', 'weather', 'clothes', 'toasts', 'sharing'],
    trips: ['language', 'api', 'storage', 'clothes', 'toasts', 'sharing'],
  },
  'lib/bff': {
    upstream: [],
    'shared-links': [],
    cache: ['upstream'],
    session: ['upstream', 'shared-links'],
    server: ['upstream'],
    gateway: ['upstream', 'cache', 'session', 'server'],
  },
  'lib/next-edge': {
    http: [],
    'static-files': ['http'],
    'page-cache': ['http', 'static-files'],
  },
  'lib/api-host': {
    db: [],
    identity: [],
    shared: ['db'],
    region: ['shared'],
    pictures: ['shared'],
    mail: ['shared', 'db'],
    clothes: ['db'],
    feedback: ['db'],
    'own-data': ['db'],
    bookmarks: ['shared', 'db', 'pictures'],
    'my-day': ['shared', 'db'],
    places: ['shared', 'db', 'region'],
    accounts: ['shared', 'db', 'identity', 'mail', 'clothes', 'feedback', 'own-data'],
    http: ['shared', 'accounts'],
    push: ['shared', 'db', 'region', 'accounts'],
    weather: ['shared', 'db', 'region'],
    holidays: ['weather'],
    abroad: ['shared', 'weather'],
    outfit: ['shared', 'db', 'pictures', 'region', 'weather'],
    trips: ['shared', 'db', 'region', 'weather', 'abroad'],
    card: ['shared', 'pictures', 'outfit'],
    widget: ['shared', 'db', 'region', 'outfit', 'card'],
    calendar: ['shared', 'db', 'holidays', 'outfit', 'region', 'trips', 'weather', 'widget'],
    mcp: ['shared', 'region', 'weather', 'outfit', 'trips'],
    health: ['shared', 'db', 'mail', 'pictures', 'weather'],
    dispatch: ['shared', 'db', 'health', 'outfit', 'push', 'weather'],
    transfer: ['db', 'push', 'dispatch'],
    routes: [
      'shared',
      'db',
      'accounts',
      'bookmarks',
      'clothes',
      'calendar',
      'card',
      'widget',
      'mcp',
      'health',
      'http',
      'mail',
      'my-day',
      'outfit',
      'own-data',
      'places',
      'push',
      'region',
      'trips',
      'weather',
    ],
  },
};

/** Modules with modules of their own: importers from outside use the files at their top only. */
export const ENTERED_BY_TOP_FILES = ['lib/api-host', 'lib/bff', 'lib/next-edge'];

const isWithin = (path, folder) => folder === '.' || path === folder || path.startsWith(`${folder}/`);

/** Returns the globs of a module's own files: all of it, except inner modules that have rules of their own. */
function createTarget(module, modules) {
  const inner = modules
    .filter((other) => other !== module && isWithin(other, module))
    .map((other) => other.slice(module.length + 1));
  return inner.length === 0 ? `./${module}` : [`./${module}/*.*`, `./${module}/!(${inner.join('|')})/**`];
}

function createZones(folder, neighbours) {
  const modules = Object.keys(neighbours).map((name) => (folder === '.' ? name : `${folder}/${name}`));
  return Object.values(neighbours).map((names, at) => {
    const importer = modules[at];
    const allowed = names.map((name) => (folder === '.' ? name : `${folder}/${name}`));
    const forbidden = modules.filter(
      (other) =>
        !isWithin(other, importer) && !isWithin(importer, other) && !allowed.some((name) => isWithin(other, name)),
    );
    const internals = ENTERED_BY_TOP_FILES.filter((outer) => folder === '.' && allowed.includes(outer)).flatMap(
      (outer) => Object.keys(MAY_IMPORT[outer]).map((inner) => `${outer}/${inner}`),
    );
    return {
      target: createTarget(importer, modules),
      from: [...forbidden, ...internals].map((path) => `./${path}`),
      message: `${importer} may import ${[...allowed, 'itself'].join(', ')}.`,
    };
  });
}

/** The files at the top of the host compose its modules, so no module imports one of them. */
const COMPOSITION_ZONE = {
  target: './lib/api-host/*/**',
  from: './lib/api-host/*.ts',
  message: 'The files at the top of lib/api-host compose its modules; no module imports them.',
};

/** The table as zones of `import/no-restricted-paths`. */
export const zones = Object.entries(MAY_IMPORT)
  .flatMap(([folder, neighbours]) => createZones(folder, neighbours))
  .filter(({ from }) => from.length > 0)
  .concat(COMPOSITION_ZONE);
