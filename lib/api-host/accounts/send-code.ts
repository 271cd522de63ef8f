import type { Context } from 'hono';
import { ApiError } from '@/lib/contract/errors';
import { HOST_COOKIES } from '@/lib/contract/host-cookies';
import type { CodePurpose } from '@/lib/contract/mail-code';
import { composeCodeMail } from '../mail/compose-mails';
import { getInboxAddress } from '../mail/inbox-address';
import { MailError } from '../mail/mail';
import type { AccountDependencies } from './account-dependencies';
import { setHostCookie, type HostCookie } from '../shared/cookies';
import { MAIL_PER_DAY, MAIL_PER_MINUTE, MAIL_IN_TOTAL } from '../shared/limit-rules';
import type { Attempt } from '../shared/limits';
import { getChallengeSeconds, storeCode, createChallenge } from './mail-codes';

/** Returns the cookie that binds a code to the browser that requested it. */
export const getChallengeCookie = (purpose: CodePurpose): HostCookie => ({
  name: HOST_COOKIES[purpose],
  path: '/api',
  sameSite: 'Strict',
  maxAgeSeconds: getChallengeSeconds(purpose),
});

const listMailAttempts = (email: string): Attempt[] => [
  { limit: MAIL_PER_MINUTE, subject: getInboxAddress(email) },
  { limit: MAIL_PER_DAY, subject: getInboxAddress(email) },
  { limit: MAIL_IN_TOTAL, subject: 'all' },
];

/** Sends a code within the limits of the address. A mail that could not be sent does not count. */
async function sendLimited(
  { limits, mailer, logger }: AccountDependencies,
  email: string,
  purpose: CodePurpose,
  code: string,
) {
  const counts = listMailAttempts(email);
  await limits.takeAllOrNone(...counts);
  try {
    await mailer.send(composeCodeMail(email, purpose, code));
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    logger.error({ err: error }, 'accounts: could not send the mail with a code');
    await limits.refund(...counts);
    const message = '인증 메일을 보내지 못했어요. 잠시 뒤에 다시 시도해 주세요.';
    throw new ApiError('UNAVAILABLE', { message, cause: error });
  }
}

/**
 * Mails a code and sets the browser's cookie for it. If the mail cannot be sent, no code is stored. Throws `ApiError`
 * TOO_MANY_REQUESTS and UNAVAILABLE.
 */
export async function sendCode(
  context: Context,
  tools: AccountDependencies,
  { email, purpose, userId }: { email: string; purpose: CodePurpose; userId?: string },
): Promise<void> {
  const { secret, code } = createChallenge();
  await sendLimited(tools, email, purpose, code);
  // The lifetime begins after the mail server has responded, together with the countdown on the screen.
  await storeCode(await tools.database(), { secret, purpose, code, email, userId, nowMs: tools.clock() });
  setHostCookie(context, getChallengeCookie(purpose), secret);
}
