import { getTextLanguage, type Language, type TextLanguage } from '@/lib/contract/language';
import { EN_POLICIES } from './en/policies';
import { KO_POLICIES } from './ko/policies';
import type { Policies, Policy, PolicyName } from './policy';

const POLICIES: Record<TextLanguage, Policies> = { ko: KO_POLICIES, en: EN_POLICIES };

/** Policies that require consent. The password policy is information only. */
export const AGREEMENTS = ['terms', 'privacy', 'location'] as const satisfies readonly PolicyName[];

/** Returns the policies in a language. For servers only, because this module contains every language. */
export const getPolicies = (language: Language): Policies => POLICIES[getTextLanguage(language)];

/** Returns the policy at a path segment below /my/policy; undefined if there is none. */
export function findPolicy(name: string, language: Language): Policy | undefined {
  const policies = getPolicies(language);
  return Object.hasOwn(policies, name) ? policies[name as PolicyName] : undefined;
}
