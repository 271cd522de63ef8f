type Navigation = typeof import('next/navigation');

/** Functions of next/navigation that the current test file replaces. */
let replaced: Partial<Record<keyof Navigation, unknown>> = {};

/** Replaces functions of next/navigation for the tests of the calling file. */
export function replaceNavigation(functions: Partial<Record<keyof Navigation, unknown>>): void {
  beforeAll(() => void (replaced = functions));
  afterAll(() => void (replaced = {}));
}

/** next/navigation, with the functions that the current test file replaces. */
export function createNavigation(): Navigation {
  const actual = jest.requireActual<Navigation>('next/navigation');
  return new Proxy(actual, {
    get: (_, name: keyof Navigation) => replaced[name] ?? actual[name],
  });
}
