import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Entry points that load with the first screens; dynamic imports are excluded. */
const FIRST = [
  'app/providers.tsx',
  'components/account/onboarding-carousel.tsx',
  'components/account/login-options.tsx',
  'components/home/home-screen.tsx',
  'components/weather/weather-screen.tsx',
];
/** Packages that must not be in the first load. */
const TOO_HEAVY = /^(zod|firebase\b|sonner|react-hook-form|@hookform|@zxcvbn-ts)/;
const IMPORT = /(?:^|\n)(?:import|export)\s+(?!type\b)([^;]*?)\s*from\s*'([^']+)'/g;
const ONLY_TYPES = /^\{(\s*type\s[^,}]+,?)+\s*\}$/;

function fileOf(from: string, name: string): string | null {
  const base = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(from), name);
  return [base, `${base}.ts`, `${base}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(file)) ?? null;
}

/** Returns each heavy package that a file imports, with the import path. */
function heavyOf(file: string, way: string[], seen: Set<string>): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = [...readFileSync(file, 'utf8').matchAll(IMPORT)].filter(([, names = '']) => !ONLY_TYPES.test(names));
  return imports.flatMap(([, , name = '']) => {
    if (TOO_HEAVY.test(name)) return [[...way, file, name].join(' > ')];
    const next = /^[.@]\/|^\.\./.test(name) ? fileOf(file, name) : null;
    return next ? heavyOf(next, [...way, file], seen) : [];
  });
}

it.each(FIRST)('%s loads no schemas, forms, toasts or Firebase at first', (file) =>
  expect(heavyOf(file, [], new Set())).toEqual([]),
);
