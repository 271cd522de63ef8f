import { parse, stringify } from 'yaml';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';

const UNITS_MS: Record<string, number> = { ms: 1, s: 1_000, m: MINUTE_MS, h: HOUR_MS, d: DAY_MS };
const DURATION = /^(\d+)(ms|[smhd])$/;

/** Returns a duration of Prometheus divided by a factor: 5m by 20 is 15000ms. Throws if it is no single number with a unit. */
export function scaleDuration(duration: string, factor: number): string {
  const [, count, unit = ''] = DURATION.exec(duration) ?? [];
  const unitMs = UNITS_MS[unit];
  if (!count || !unitMs) throw new Error(`${duration} is no duration such as 5m`);
  return `${Math.max(1, Math.round((Number(count) * unitMs) / factor))}ms`;
}

/** Divides the windows of an expression. Thresholds stay, because the app does not run faster. */
const scaleExpression = (expr: string, factor: number): string =>
  expr.replace(/\[(\w+)\]/g, (_, window: string) => `[${scaleDuration(window, factor)}]`);

/** A rule of Prometheus as far as this folder reads it. */
export interface Rule {
  alert?: string;
  expr: string;
  for?: string;
}

interface RuleFile {
  groups: { rules: Rule[] }[];
}

/** Returns the names of the alerts in a file of rules, in its order. */
export const listAlerts = (rules: string): string[] =>
  (parse(rules) as RuleFile).groups.flatMap(({ rules: list }) => list.flatMap(({ alert }) => alert ?? []));

/** Returns a copy of a file of rules in which every window and every `for` is divided by a factor. */
export function scaleRules(rules: string, factor: number): string {
  const file = parse(rules) as RuleFile;
  const scaleRule = (rule: Rule): Rule => ({
    ...rule,
    expr: scaleExpression(rule.expr, factor),
    ...(rule.for && { for: scaleDuration(rule.for, factor) }),
  });
  return stringify({ groups: file.groups.map((group) => ({ ...group, rules: group.rules.map(scaleRule) })) });
}
