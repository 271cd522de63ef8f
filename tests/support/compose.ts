import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The parts of a service in compose.yaml that tests use. */
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

const VARIABLE = /\$\{(\w+)(?::([-?])([^}]*))?\}/g;

/** Returns the variables of compose.yaml and whether each is required. */
export function listVariables(): Map<string, { isNeeded: boolean }> {
  const matches = [...readFileSync('compose.yaml', 'utf8').matchAll(VARIABLE)];
  const variables = new Map<string, { isNeeded: boolean }>();
  for (const [, name = '', operator] of matches)
    variables.set(name, { isNeeded: operator === '?' || (variables.get(name)?.isNeeded ?? false) });
  return variables;
}

/** Returns a service's environment after substitution of the given variables. */
export const resolveEnvironment = (
  { environment = {} }: Service,
  values: Record<string, string>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).map(([name, text]) => [
      name,
      String(text).replace(
        VARIABLE,
        (_, variable: string, operator?: string, fallback = '') =>
          values[variable] ?? (operator === '-' ? fallback : ''),
      ),
    ]),
  );
