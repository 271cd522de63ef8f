import { z } from 'zod';

/** What a code is mailed for. */
export type CodePurpose = 'signup' | 'find-id' | 'reset';

/** How long a mailed code can be used, as the specification says. */
export const MAIL_CODE_TTL_S = 180;

/** How long after a mail the next one can be sent to the same address. */
export const MAIL_RESEND_DELAY_S = 60;

export const MAIL_CODE_LENGTH = 6;

/** A code from a mail. */
export const mailCode = z
  .string({ error: '인증번호를 입력해 주세요.' })
  .regex(/^\d{6}$/, '인증번호 6자리를 입력해 주세요.');
