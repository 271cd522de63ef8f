const globals = globalThis as typeof globalThis & { nalot?: Map<string, unknown> };

/**
 * Returns the process-wide instance of a name and creates it on the first call. Next.js bundles pages and route handlers
 * separately and reloads modules in development, so a module variable would exist more than once.
 */
export function getSingleton<T>(name: string, create: () => T): T {
  const all = (globals.nalot ??= new Map());
  if (!all.has(name)) all.set(name, create());
  return all.get(name) as T;
}
