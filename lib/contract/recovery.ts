import { z } from 'zod';
import { mailCode } from './mail-code';
import { emptyResponse, email, newPassword, username } from './account-fields';
import { defineCall } from './call';

const PUBLIC = { access: 'anyone', cache: 'never' } as const;

export const sendFindIdCode = defineCall({
  id: 'sendFindIdCode',
  method: 'POST',
  path: '/api/v2/auth/send-code',
  summary: 'Mails a code for finding the username of an e-mail address.',
  ...PUBLIC,
  errors: ['NOT_FOUND'],
  body: email,
  bodyKind: 'text',
  response: emptyResponse,
});

export const verifyFindIdCode = defineCall({
  id: 'verifyFindIdCode',
  method: 'POST',
  path: '/api/v1/auth/verify-code',
  summary: 'Returns the username for a code that this browser requested.',
  ...PUBLIC,
  errors: ['NOT_FOUND'],
  cookies: ['find-id'],
  body: mailCode,
  bodyKind: 'text',
  response: z.string(),
});

export const sendResetCode = defineCall({
  id: 'sendResetCode',
  method: 'POST',
  path: '/api/v1/auth/reset-email',
  summary: 'Mails a code for resetting the password of an account.',
  ...PUBLIC,
  errors: ['NOT_FOUND'],
  body: z.object({ username, email }),
  response: emptyResponse,
});

export const verifyResetCode = defineCall({
  id: 'verifyResetCode',
  method: 'POST',
  path: '/api/v1/auth/verify-code/password',
  summary: 'Confirms the code of a password reset.',
  ...PUBLIC,
  cookies: ['reset'],
  body: z.object({ username, code: mailCode }),
  response: emptyResponse,
});

export const resetPassword = defineCall({
  id: 'resetPassword',
  method: 'POST',
  path: '/api/v1/auth/reset-password',
  summary: 'Sets a new password and consumes the confirmed code. Ends every session of the account.',
  ...PUBLIC,
  cookies: ['reset'],
  body: z.object({ verificationCode: mailCode, username, newPassword }),
  response: emptyResponse,
});
