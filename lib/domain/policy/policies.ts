import { LOCATION } from './location';
import { PASSWORD } from './password';
import { PRIVACY } from './privacy';
import { TERMS } from './terms';

/** Policies by the last segment of their path below /my/policy. */
export const POLICIES = { terms: TERMS, privacy: PRIVACY, location: LOCATION, password: PASSWORD } as const;

/** Policies that require consent. The password policy is information only. */
export const AGREEMENTS = ['terms', 'privacy', 'location'] as const;
