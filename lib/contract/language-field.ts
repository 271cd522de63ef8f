import { z } from 'zod';
import { LANGUAGES } from './language';

export const chosenLanguage = z.enum(LANGUAGES);

/** Language of the texts in a response. Default: Korean. */
export const language = chosenLanguage.optional();
