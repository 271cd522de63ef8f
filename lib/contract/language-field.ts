import { z } from 'zod';
import { LANGUAGES } from './language';

/** Language of the texts in a response. Default: Korean. */
export const language = z.enum(LANGUAGES).optional();
