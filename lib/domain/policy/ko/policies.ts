import type { Operator } from '../operator';
import type { Policies } from '../policy';
import { createLocation } from './location';
import { PASSWORD } from './password';
import { createPrivacy } from './privacy';
import { createTerms } from './terms';

export const createKoreanPolicies = (operator: Operator): Policies => ({
  terms: createTerms(operator),
  privacy: createPrivacy(operator),
  location: createLocation(operator),
  password: PASSWORD,
});
