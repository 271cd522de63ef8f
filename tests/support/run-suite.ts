import path from 'node:path';

/** The files of each suite, from jest.config.mjs. */
declare const SUITE_FILES: Record<string, string[]>;

const LIMIT_MS = 600_000;

/** Objects of which tests replace properties. */
const listReplaced = (): object[] => [
  globalThis,
  ...(typeof document === 'undefined' ? [] : [navigator, document, Element.prototype, HTMLElement.prototype]),
];

/** Restores a property that a test file added, replaced or deleted. */
function restore(object: object, name: string | symbol, before: PropertyDescriptor | undefined): void {
  const now = Object.getOwnPropertyDescriptor(object, name);
  if (now?.value === before?.value && now?.get === before?.get && now?.set === before?.set) return;
  if (before) Object.defineProperty(object, name, before);
  else if (now?.configurable) Reflect.deleteProperty(object, name);
}

/** Saves the state that tests share outside of modules, and returns a function that restores it. */
function saveGlobals(resetPage: () => void): () => void {
  // Process-wide instances, which lib/singleton.ts creates anew.
  Reflect.deleteProperty(globalThis, 'nalot');
  const env = { ...process.env };
  const saved = listReplaced().map((object) => [object, Object.getOwnPropertyDescriptors(object)] as const);
  return () => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    for (const [object, before] of saved)
      for (const name of new Set([...Reflect.ownKeys(before), ...Reflect.ownKeys(object)]))
        restore(object, name, (before as Record<string | symbol, PropertyDescriptor>)[name]);
    resetPage();
  };
}

/** Runs the test files of a suite, each in a `describe` with its path. `resetPage` clears the page after each file. */
export function runSuite(name: string, resetPage = () => undefined as void): void {
  for (const file of SUITE_FILES[name] ?? [])
    describe(file, () => {
      let restoreGlobals: () => void;
      beforeAll(() => void (restoreGlobals = saveGlobals(resetPage)));
      try {
        jest.requireActual(path.resolve(file));
      } catch (error) {
        it('loads', () => {
          throw error;
        });
      }
      afterAll(() => restoreGlobals());
    });
  // The files set different limits for a whole sandbox.
  jest.setTimeout(LIMIT_MS);
}
