/** Modules of which test files replace functions. `jest.mock` would give each such file a sandbox of its own. */
const REPLACEABLE = [
  'next/headers',
  'next/navigation',
  '@/lib/bff/for-pages',
  '@/lib/client/language/load-anew',
  '@/lib/client/session/login-prompt',
  '@/lib/client/session/session',
  '@/lib/client/session/viewer',
  '@/lib/client/toasts/toasts',
  '@/lib/next-edge/http/busy',
  'web-vitals',
] as const;
type ModuleName = (typeof REPLACEABLE)[number];

const replaced = new Map<ModuleName, Record<string, unknown>>();

/** Replaces functions of a module for the tests of the calling file. */
export function replaceModule(name: ModuleName, functions: Record<string, unknown>): void {
  beforeAll(() => void replaced.set(name, functions));
  afterAll(() => void replaced.delete(name));
}

/** Returns a module with the functions that the current test file replaces. The module itself is loaded if needed. */
const createModule = (name: ModuleName) =>
  new Proxy({ __esModule: true } as Record<string, unknown>, {
    get: (target, property: string) =>
      target[property] ?? replaced.get(name)?.[property] ?? jest.requireActual<Record<string, unknown>>(name)[property],
  });

// Before any module is loaded, because those that are loaded keep their imports.
for (const name of REPLACEABLE) jest.mock(name, () => createModule(name));
