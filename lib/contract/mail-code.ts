import { z } from 'zod';
import { problem } from './problem';
import { toCode } from './text-forms';

export type CodePurpose = 'signup' | 'find-id' | 'reset';

/** Time to live of a mailed code, as specified. */
export const MAIL_CODE_TTL_S = 180;

/** Minimum time between two mails to the same address. */
export const MAIL_RESEND_DELAY_S = 60;

export const MAIL_CODE_LENGTH = 6;

export const mailCode = z
  .string({ error: problem('codeMissing') })
  .overwrite(toCode)
  .regex(/^\d{6}$/, problem('codeInvalid'));
