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

/** The cookie that binds a code to the browser that asked for it. */
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

/** Sends within the limits of an address; a mail that could not be sent does not count. */
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
    logger.error({ err: error }, 'mail not sent');
    await limits.refund(...counts);
    const message = '인증 메일을 보내지 못했어요. 잠시 뒤에 다시 시도해 주세요.';
    throw new ApiError('UNAVAILABLE', { message, cause: error });
  }
}

/**
 * Mails a code and gives the browser the cookie that it can be used with. Nothing is stored of a code that could not be
 * mailed. Throws `ApiError` TOO_MANY_REQUESTS and UNAVAILABLE.
 */
export async function sendCode(
  context: Context,
  tools: AccountDependencies,
  { email, purpose, userId }: { email: string; purpose: CodePurpose; userId?: string },
): Promise<void> {
  const { secret, code } = createChallenge();
  await sendLimited(tools, email, purpose, code);
  // From now, not from before the mail server took its time: the countdown on the screen begins with our answer.
  await storeCode(await tools.database(), { secret, purpose, code, email, userId, nowMs: tools.clock() });
  setHostCookie(context, getChallengeCookie(purpose), secret);
}
