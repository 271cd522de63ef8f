import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A service of compose.yaml, as far as anything here looks at it. */
export interface Service {
  image: string;
  command?: string[];
  build?: { context: string; target: string };
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, unknown>;
  read_only?: boolean;
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

export const readCompose = (): Compose => parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as Compose;

const NAMED = /\$\{(\w+)(?::([-?])([^}]*))?\}/g;

/** The variables that compose.yaml asks of whoever starts it, and whether it does without. */
export function askedVariables(): Map<string, { isNeeded: boolean }> {
  const found = [...readFileSync('compose.yaml', 'utf8').matchAll(NAMED)];
  const asked = new Map<string, { isNeeded: boolean }>();
  for (const [, name = '', how] of found)
    asked.set(name, { isNeeded: how === '?' || (asked.get(name)?.isNeeded ?? false) });
  return asked;
}

/** A service's environment as Compose would make it of the given variables. */
export const environmentOf = ({ environment = {} }: Service, given: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).map(([name, text]) => [
      name,
      String(text).replace(
        NAMED,
        (_, asked: string, how?: string, more = '') => given[asked] ?? (how === '-' ? more : ''),
      ),
    ]),
  );
