const globals = globalThis as typeof globalThis & { nalot?: Map<string, unknown> };

/**
 * One of a kind in the process. The framework bundles pages and doors apart, and a development server reloads
 * modules: a handle that is kept in a module would be opened more than once.
 */
export function getSingleton<T>(name: string, make: () => T): T {
  const all = (globals.nalot ??= new Map());
  if (!all.has(name)) all.set(name, make());
  return all.get(name) as T;
}
