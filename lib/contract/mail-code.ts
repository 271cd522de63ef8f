import { z } from 'zod';

export type CodePurpose = 'signup' | 'find-id' | 'reset';

/** Time to live of a mailed code, as specified. */
export const MAIL_CODE_TTL_S = 180;

/** Minimum time between two mails to the same address. */
export const MAIL_RESEND_DELAY_S = 60;

export const MAIL_CODE_LENGTH = 6;

export const mailCode = z
  .string({ error: '인증번호를 입력해 주세요.' })
  .regex(/^\d{6}$/, '인증번호 6자리를 입력해 주세요.');
