import type { Context } from 'hono';
import { ApiError } from '@/lib/contract/errors';
import { HOST_COOKIES } from '@/lib/contract/host-cookies';
import type { CodePurpose } from '@/lib/contract/mail-code';
import type { Language } from '@/lib/contract/language';
import { problem } from '@/lib/contract/problem';
import { composeCodeMail } from '../mail/compose-mails';
import { getInboxAddress } from '../mail/inbox-address';
import { MailError } from '../mail/mail';
import type { AccountDependencies } from './account-dependencies';
import { readHostCookie, setHostCookie, type HostCookie } from '../shared/cookies';
import {
  MAIL_FIRST,
  MAIL_IN_TOTAL,
  MAIL_PER_DAY,
  MAIL_PER_MINUTE,
  MAIL_REPEATED_IN_TOTAL,
  RECOVERY_FIRST,
  RECOVERY_IN_TOTAL,
  RECOVERY_PER_DAY,
  RECOVERY_PER_INBOX,
  RECOVERY_PER_MINUTE,
  RECOVERY_REPEATED_IN_TOTAL,
} from '../shared/limit-rules';
import type { Attempt, Limits } from '../shared/limits';
import { getNetwork, type Network } from '../shared/network';
import { SecurityError } from '../shared/security-events';
import { getChallengeSeconds, storeCode, createChallenge } from './mail-codes';

/** Returns the cookie that binds a code to the browser that requested it. */
export const getChallengeCookie = (purpose: CodePurpose): HostCookie => ({
  name: HOST_COOKIES[purpose],
  path: '/api',
  sameSite: 'Strict',
  maxAgeSeconds: getChallengeSeconds(purpose),
});

/** A request for a code. */
export interface CodeRequest {
  email: string;
  language: Language;
  purpose: CodePurpose;
  /** The account that the code recovers. */
  userId?: string;
  /** Known device of the account that requests the code; null for any other browser. */
  device: string | null;
}

/** Lists the attempts that a mail counts as, so that requests of strangers do not use up the mails of an owner. */
function listMailAttempts({ email, purpose, device }: CodeRequest, network: Network): Attempt[] {
  const inbox = getInboxAddress(email);
  if (purpose === 'signup')
    return [
      { limit: MAIL_PER_MINUTE, subject: inbox },
      { limit: MAIL_PER_DAY, subject: inbox },
      { limit: MAIL_IN_TOTAL, subject: 'all' },
    ];
  // The widest network, because a stranger may control all addresses in it.
  const requester = device ? `${inbox} device ${device}` : `${inbox} ${network.at(-1)}`;
  return [
    { limit: RECOVERY_PER_MINUTE, subject: requester },
    { limit: RECOVERY_PER_DAY, subject: requester },
    ...(device
      ? []
      : [
          { limit: RECOVERY_PER_INBOX, subject: inbox },
          { limit: RECOVERY_IN_TOTAL, subject: 'all' },
        ]),
  ];
}

/**
 * Returns the attempt that a mail counts as if its network has requested some in this hour already. The total leaves a
 * part to networks that have not.
 */
async function listRepeated(limits: Limits, { purpose, device }: CodeRequest, network: Network): Promise<Attempt[]> {
  if (device) return [];
  const [first, repeated] =
    purpose === 'signup' ? [MAIL_FIRST, MAIL_REPEATED_IN_TOTAL] : [RECOVERY_FIRST, RECOVERY_REPEATED_IN_TOTAL];
  try {
    await limits.take({ limit: first, subject: network.at(-1) ?? '' });
    return [];
  } catch (error) {
    if (!(error instanceof SecurityError)) throw error;
    return [{ limit: repeated, subject: 'all' }];
  }
}

/** Sends a code within the limits of the address. A mail that could not be sent does not count. */
async function sendLimited(
  { limits, mailer, logger }: AccountDependencies,
  request: CodeRequest,
  network: Network,
  code: string,
) {
  const counts = [...listMailAttempts(request, network), ...(await listRepeated(limits, request, network))];
  await limits.takeAllOrNone(...counts);
  try {
    await mailer.send(composeCodeMail({ address: request.email, language: request.language }, request.purpose, code));
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    // Counts, so that nobody tries out addresses by it.
    if (error.isRecipientRefused) throw new ApiError('INVALID_INPUT', { message: problem('mailRefused') });
    logger.error({ err: error }, 'accounts: could not send the mail with a code');
    await limits.refund(...counts);
    const message = problem('mailNotSent');
    throw new ApiError('UNAVAILABLE', { message, cause: error });
  }
}

/**
 * Mails a code and sets the browser's cookie for it. If the mail cannot be sent, no code is stored. Throws `ApiError`
 * TOO_MANY_REQUESTS and UNAVAILABLE.
 */
export async function sendCode(context: Context, tools: AccountDependencies, request: CodeRequest): Promise<void> {
  const { email, purpose, userId } = request;
  const { secret, code } = createChallenge();
  const cookie = getChallengeCookie(purpose);
  await sendLimited(tools, request, getNetwork(context), code);
  // The lifetime begins after the mail server has responded, together with the countdown on the screen.
  const replaced = readHostCookie(context, cookie);
  await storeCode(await tools.database(), { secret, purpose, code, email, userId, nowMs: tools.clock(), replaced });
  setHostCookie(context, cookie, secret);
}
