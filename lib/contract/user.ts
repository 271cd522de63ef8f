import { z } from 'zod';
import { mailCode } from './mail-code';
import {
  birthDate,
  changedPassword,
  consents,
  emptyResponse,
  email,
  genderOrEmpty,
  existingPassword,
  newPassword,
  nickname,
  profile,
  userId,
  username,
} from './account-fields';
import { defineCall } from './call';
import { chosenLanguage } from './language-field';
import { problem } from './problem';
import { toPassword } from './text-forms';

const PUBLIC = { access: 'anyone', cache: 'never' } as const;
const OWN = { access: 'member', cache: 'never' } as const;

export const signUp = defineCall({
  id: 'signUp',
  method: 'POST',
  path: '/api/v1/user',
  summary: 'Creates an account. Requires the confirmed code of its e-mail address.',
  ...PUBLIC,
  errors: ['CONFLICT'],
  cookies: ['signup'],
  body: consents.extend({
    username,
    password: newPassword,
    nickname,
    gender: genderOrEmpty,
    birthDate,
    email,
  }),
  response: profile,
});

export const checkUsername = defineCall({
  id: 'checkUsername',
  method: 'GET',
  path: '/api/v1/user/username/{username}',
  summary: 'Returns whether a username is available.',
  ...PUBLIC,
  params: z.object({ username }),
  response: z.object({ available: z.boolean() }),
});

export const checkPassword = defineCall({
  id: 'checkPassword',
  method: 'POST',
  path: '/api/v1/auth/check-password',
  summary: 'Returns why a new password would be rejected as too common, or null. Stores and logs nothing of it.',
  ...PUBLIC,
  body: z.object({ password: changedPassword, username: username.optional() }),
  response: z.object({ problem: z.string().nullable() }),
});

export const sendSignupCode = defineCall({
  id: 'sendSignupCode',
  method: 'POST',
  path: '/api/v1/user/email/send-mail',
  summary: 'Mails a signup code to an e-mail address.',
  ...PUBLIC,
  errors: ['CONFLICT'],
  body: email,
  bodyKind: 'text',
  response: emptyResponse,
});

export const verifySignupCode = defineCall({
  id: 'verifySignupCode',
  method: 'POST',
  path: '/api/v1/user/email/verify',
  summary: 'Confirms an e-mail address with its code.',
  ...PUBLIC,
  cookies: ['signup'],
  body: z.object({ email, code: mailCode }),
  response: emptyResponse,
});

export const updateUser = defineCall({
  id: 'updateUser',
  method: 'PUT',
  path: '/api/v1/user/{id}',
  summary: "Changes the member's profile or settings, or completes a social signup. Unknown fields are ignored.",
  ...OWN,
  errors: ['NOT_FOUND'],
  params: z.object({ id: userId }),
  body: consents
    .extend({ nickname, gender: genderOrEmpty, birthDate, language: chosenLanguage, prefersOwnAge: z.boolean() })
    .partial(),
  response: profile,
});

export const changePassword = defineCall({
  id: 'changePassword',
  method: 'PUT',
  path: '/api/v1/user/{id}/password',
  summary: "Changes the member's password. Requires the current password or a confirmed reset.",
  ...OWN,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  cookies: ['reset', 'none'],
  endsSession: true,
  params: z.object({ id: userId }),
  body: z
    .object({
      currentPassword: existingPassword(problem('currentPasswordMissing')).optional(),
      newPassword: changedPassword,
    })
    .refine((body) => body.currentPassword === undefined || body.newPassword !== toPassword(body.currentPassword), {
      path: ['newPassword'],
      error: problem('passwordUnchanged'),
    }),
  response: emptyResponse,
});

export const getDeleteReasons = defineCall({
  id: 'getDeleteReasons',
  method: 'GET',
  path: '/api/v1/delete-reason',
  summary: 'Returns the reasons for deleting an account.',
  ...OWN,
  response: z.array(z.object({ id: z.int(), description: z.string() })).max(50),
});

export const withdraw = defineCall({
  id: 'withdraw',
  method: 'DELETE',
  path: '/api/v1/user/{id}/reason-id/{reasonId}',
  summary: "Deletes the member's account with all personal data.",
  ...OWN,
  errors: ['NOT_FOUND', 'REAUTHENTICATION_REQUIRED'],
  endsSession: true,
  params: z.object({
    id: userId,
    reasonId: z
      .string()
      .regex(/^[1-9]\d?$/, problem('reasonMissing'))
      .transform(Number),
  }),
  response: emptyResponse,
});
