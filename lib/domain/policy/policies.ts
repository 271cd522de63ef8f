import { LOCATION } from './location';
import { PASSWORD } from './password';
import { PRIVACY } from './privacy';
import { TERMS } from './terms';

/** By the last part of their address below /my/policy. */
export const POLICIES = { terms: TERMS, privacy: PRIVACY, location: LOCATION, password: PASSWORD } as const;

/** What people agree to; the password's is information alone. */
export const AGREEMENTS = ['terms', 'privacy', 'location'] as const;
