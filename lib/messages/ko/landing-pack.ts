import { landing } from './landing';
import { occasions } from './occasions';
import { screens } from './screens';
import { socialLogin } from './social-login';

/** Messages of the landing page that are not among the first. */
export const LANDING = { landing, occasions, screens, socialLogin };
