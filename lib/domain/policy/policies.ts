import { getTextLanguage, type Language, type TextLanguage } from '@/lib/contract/language';
import { createEnglishPolicies } from './en/policies';
import { createKoreanPolicies } from './ko/policies';
import type { Operator } from './operator';
import type { Policies, Policy, PolicyName } from './policy';

const CREATE: Record<TextLanguage, (operator: Operator) => Policies> = {
  ko: createKoreanPolicies,
  en: createEnglishPolicies,
};

/** Policies that require consent. The password policy is information only. */
export const AGREEMENTS = ['terms', 'privacy', 'location'] as const satisfies readonly PolicyName[];

/** Returns the policies in a language. For servers only, because this module contains every language. */
export const getPolicies = (language: Language, operator: Operator): Policies =>
  CREATE[getTextLanguage(language)](operator);

/** Returns the policy at a path segment below /my/policy; undefined if there is none. */
export function findPolicy(name: string, language: Language, operator: Operator): Policy | undefined {
  const policies = getPolicies(language, operator);
  return Object.hasOwn(policies, name) ? policies[name as PolicyName] : undefined;
}
