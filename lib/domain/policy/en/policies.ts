import type { Policies } from '../policy';
import { LOCATION } from './location';
import { PASSWORD } from './password';
import { PRIVACY } from './privacy';
import { TERMS } from './terms';

export const EN_POLICIES: Policies = { terms: TERMS, privacy: PRIVACY, location: LOCATION, password: PASSWORD };
