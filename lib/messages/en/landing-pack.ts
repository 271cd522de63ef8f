import type { LANDING as KOREAN } from '../ko/landing-pack';
import { landing } from './landing';
import { occasions } from './occasions';
import { screens } from './screens';
import { socialLogin } from './social-login';

export const LANDING: typeof KOREAN = { landing, occasions, screens, socialLogin };
