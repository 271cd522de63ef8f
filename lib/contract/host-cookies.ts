/** The host's cookies, each a secret of one browser, by what they are for (docs/decisions/0010). */
export const HOST_COOKIES = {
  /** The refresh token; browsers are given it sealed, with the access token. */
  refresh: 'nalot-refresh',
  /** A device that somebody has logged in from. */
  device: 'nalot-device',
  /** Proof of the browser that began a social login. */
  social: 'nalot-social',
  /** Proofs of a mailed code. */
  signup: 'nalot-signup',
  'find-id': 'nalot-find-id',
  reset: 'nalot-reset',
} as const;
