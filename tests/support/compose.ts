import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The parts of a service in compose.yaml that tests use. */
export interface Service {
  image: string;
  command?: string[];
  user?: string;
  build?: { context: string; target: string };
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, unknown>;
  read_only?: boolean;
  restart?: string;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  mem_limit?: string;
  logging?: { driver: string; options: Record<string, string> };
  healthcheck?: { test: string[] };
  networks?: string[] | Record<string, { aliases?: string[] } | null>;
  network_mode?: string;
  ports?: string[];
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, { internal?: boolean } | null>;
}

export const readCompose = (file = 'compose.yaml'): Compose =>
  parse(readFileSync(file, 'utf8'), { merge: true }) as Compose;

/** Returns the names of a service's networks. */
export const listNetworks = ({ networks = [] }: Service): string[] =>
  Array.isArray(networks) ? networks : Object.keys(networks);

const VARIABLE = /\$\{(\w+)(?::([-?])([^}]*))?\}/g;

/** Returns the variables of compose.yaml and whether each is required. */
export function listVariables(): Map<string, { isNeeded: boolean }> {
  const matches = [...readFileSync('compose.yaml', 'utf8').matchAll(VARIABLE)];
  const variables = new Map<string, { isNeeded: boolean }>();
  for (const [, name = '', operator] of matches)
    variables.set(name, { isNeeded: operator === '?' || (variables.get(name)?.isNeeded ?? false) });
  return variables;
}

/** Returns a text of compose.yaml after substitution of the given variables. */
export const substitute = (text: string, values: Record<string, string>): string =>
  text.replace(
    VARIABLE,
    (_, variable: string, operator?: string, fallback = '') => values[variable] ?? (operator === '-' ? fallback : ''),
  );

/** Returns a service's environment after substitution of the given variables. */
export const resolveEnvironment = (
  { environment = {} }: Service,
  values: Record<string, string>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).map(([name, text]) => [name, substitute(String(text), values)]));
