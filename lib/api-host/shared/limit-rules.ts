import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { problem } from '@/lib/contract/problem';
import { EnvError } from '@/lib/env';
import type { Limit, LimitPoints } from './limits';

const QUARTER_MS = 15 * MINUTE_MS;

const TOO_MANY_TRIES = problem('tooManyTries');
const TOO_MANY_TRIES_BY_OTHERS = problem('tooManyLogins');

/**
 * Attempts to guess one user's password from one network; from all networks; of all users from one network; from one
 * device of the user.
 */
export const LOGIN_PER_NAME_AND_NETWORK: Limit = {
  name: 'login-here',
  points: 10,
  windowMs: QUARTER_MS,
  message: TOO_MANY_TRIES,
};
export const LOGIN_PER_NAME: Limit = {
  name: 'login-name',
  points: 100,
  windowMs: HOUR_MS,
  message: TOO_MANY_TRIES_BY_OTHERS,
};
export const LOGIN_PER_NETWORK: Limit = { name: 'login-network', points: 200, windowMs: QUARTER_MS };
export const LOGIN_PER_DEVICE: Limit = {
  name: 'login-device',
  points: 10,
  windowMs: QUARTER_MS,
  message: TOO_MANY_TRIES,
};
export const PASSWORD_CHECK: Limit = { name: 'password', points: 10, windowMs: QUARTER_MS, message: TOO_MANY_TRIES };

/** Counted for a browser with a confirmed address, otherwise for the network. */
export const USERNAME_LOOKUP: Limit = { name: 'username', points: 20, windowMs: MINUTE_MS };
/** Lookups by all browsers of one network that have a confirmed address. */
export const USERNAME_LOOKUP_PER_NETWORK: Limit = { name: 'username-network', points: 200, windowMs: MINUTE_MS };
/** Checks of new passwords while they are typed. Counted for a member or a confirmed address, otherwise for the network. */
export const NEW_PASSWORD_CHECK: Limit = { name: 'new-password', points: 30, windowMs: MINUTE_MS };
/** Accounts that users with a confirmed address create. */
export const SIGNUP: Limit = { name: 'signup', points: 60, windowMs: HOUR_MS };
export const FEEDBACK: Limit = { name: 'feedback', points: 10, windowMs: DAY_MS };
/** Feedback of visitors: of one network, and of all visitors together, which bounds the storage that it takes. */
export const VISITOR_FEEDBACK: Limit = { name: 'visitor-feedback', points: 20, windowMs: DAY_MS };
export const VISITOR_FEEDBACK_IN_TOTAL: Limit = { name: 'visitor-feedback-all', points: 2_000, windowMs: DAY_MS };
/** Downloads of a member's data. */
export const OWN_DATA: Limit = { name: 'own-data', points: 10, windowMs: DAY_MS };
/** Records of uses of a member's position. */
export const LOCATION_USE: Limit = { name: 'location-use', points: 300, windowMs: DAY_MS };
/** Measurements of browsers. Many users share a network, and reports beyond the limit are not missed. */
export const VITALS: Limit = { name: 'vitals', points: 600, windowMs: HOUR_MS };
/** Notification settings, push tokens, saved places, schedules and widgets, together. */
export const SETTING_CHANGE: Limit = { name: 'setting', points: 120, windowMs: HOUR_MS };
/** Counted for a member who proves the identity again, otherwise for the network. */
export const SOCIAL_LOGIN: Limit = { name: 'social', points: 60, windowMs: QUARTER_MS };

/**
 * Cards that must be rendered, which takes half a second of a core each. A messenger requests the links of many users.
 */
export const CARD: Limit = { name: 'card', points: 300, windowMs: HOUR_MS };

/** Requests for the pictures of one widget, also those served from the cache. A phone requests a few an hour. */
export const WIDGET: Limit = { name: 'widget', points: 120, windowMs: HOUR_MS };

/** Requests for one calendar, except those whose response is 304. An app polls at most every few minutes. */
export const CALENDAR: Limit = { name: 'calendar', points: 120, windowMs: HOUR_MS };

/** Searches and forecasts for trips abroad that are fetched from a provider. Cached ones do not count. */
export const ABROAD_FETCH: Limit = { name: 'abroad', points: 120, windowMs: HOUR_MS };

/** Calls of the tools of the Model Context Protocol. */
export const MCP: Limit = { name: 'mcp', points: 600, windowMs: HOUR_MS };

const ONE_MAIL_A_MINUTE = problem('oneMailAMinute');
const FIVE_MAILS_A_DAY = problem('fiveMailsADay');

/** Mails that confirm the address of a sign-up: to one inbox, by one network and by all users. */
export const MAIL_PER_MINUTE: Limit = {
  name: 'mail-minute',
  points: 1,
  windowMs: MINUTE_MS,
  message: ONE_MAIL_A_MINUTE,
};
export const MAIL_PER_DAY: Limit = { name: 'mail-day', points: 5, windowMs: DAY_MS, message: FIVE_MAILS_A_DAY };
/** Many users share the address of a mobile network. Requests that send no mail count as well. */
export const MAIL_PER_NETWORK: Limit = { name: 'mail-network', points: 30, windowMs: QUARTER_MS };
export const MAIL_PER_NETWORK_AND_DAY: Limit = { name: 'mail-network-day', points: 300, windowMs: DAY_MS };
/** The capacity of the mail provider, and a bound to abuse that the other limits miss. */
export const MAIL_IN_TOTAL: Limit = { name: 'mail-all', points: 2_000, windowMs: HOUR_MS };
/**
 * Mails of a network in an hour that count as its first ones. The others may take three quarters of the total, so that
 * a few networks do not use up the mails of all.
 */
export const MAIL_FIRST: Limit = { name: 'mail-first', points: 2, windowMs: HOUR_MS };
export const MAIL_REPEATED_IN_TOTAL: Limit = { name: 'mail-repeated', points: 1_500, windowMs: HOUR_MS };

/**
 * Mails that recover an account, with limits of their own, so that sign-ups never use up the capacity for them. To one
 * inbox they are counted for each network, and for each device that the owner has used before: strangers elsewhere do not
 * use up the mails of the owner.
 */
export const RECOVERY_PER_MINUTE: Limit = {
  name: 'recovery-minute',
  points: 1,
  windowMs: MINUTE_MS,
  message: ONE_MAIL_A_MINUTE,
};
export const RECOVERY_PER_DAY: Limit = { name: 'recovery-day', points: 5, windowMs: DAY_MS, message: FIVE_MAILS_A_DAY };
/** Bounds the mails to one inbox that many networks cause. Known devices are exempt. */
export const RECOVERY_PER_INBOX: Limit = { name: 'recovery-inbox', points: 20, windowMs: DAY_MS };
export const RECOVERY_PER_NETWORK: Limit = { name: 'recovery-network', points: 30, windowMs: QUARTER_MS };
export const RECOVERY_PER_NETWORK_AND_DAY: Limit = { name: 'recovery-network-day', points: 300, windowMs: DAY_MS };
export const RECOVERY_IN_TOTAL: Limit = { name: 'mail-recovery', points: 2_000, windowMs: HOUR_MS };
export const RECOVERY_FIRST: Limit = { name: 'recovery-first', points: 2, windowMs: HOUR_MS };
export const RECOVERY_REPEATED_IN_TOTAL: Limit = { name: 'recovery-repeated', points: 1_500, windowMs: HOUR_MS };

/** All limits of accounts, settings and pictures. */
export const LIMITS = [
  LOGIN_PER_NAME_AND_NETWORK,
  LOGIN_PER_NAME,
  LOGIN_PER_NETWORK,
  LOGIN_PER_DEVICE,
  PASSWORD_CHECK,
  USERNAME_LOOKUP,
  USERNAME_LOOKUP_PER_NETWORK,
  NEW_PASSWORD_CHECK,
  SIGNUP,
  FEEDBACK,
  VISITOR_FEEDBACK,
  VISITOR_FEEDBACK_IN_TOTAL,
  VITALS,
  SETTING_CHANGE,
  SOCIAL_LOGIN,
  CARD,
  WIDGET,
  CALENDAR,
  OWN_DATA,
  LOCATION_USE,
  MCP,
  ABROAD_FETCH,
  MAIL_PER_MINUTE,
  MAIL_PER_DAY,
  MAIL_PER_NETWORK,
  MAIL_PER_NETWORK_AND_DAY,
  MAIL_IN_TOTAL,
  MAIL_FIRST,
  MAIL_REPEATED_IN_TOTAL,
  RECOVERY_PER_MINUTE,
  RECOVERY_PER_DAY,
  RECOVERY_PER_INBOX,
  RECOVERY_PER_NETWORK,
  RECOVERY_PER_NETWORK_AND_DAY,
  RECOVERY_IN_TOTAL,
  RECOVERY_FIRST,
  RECOVERY_REPEATED_IN_TOTAL,
];

/**
 * Checks the points of the `LIMITS` variable, which replace those above: `signup=600 mail-network=300`. The windows do
 * not change. Throws `EnvError` for an unknown limit.
 */
export function validateLimitPoints(configured: LimitPoints): LimitPoints {
  const names = LIMITS.map(({ name }) => name);
  const unknown = Object.keys(configured).find((name) => !names.includes(name));
  if (unknown) throw new EnvError(`LIMITS: unknown limit ${unknown}. Known limits: ${names.join(', ')}.`);
  return configured;
}
