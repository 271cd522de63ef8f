/** Names of the host's cookies by purpose. Each value is a secret of one browser (docs/decisions/0010). */
export const HOST_COOKIES = {
  /** Refresh token. Browsers receive it only encrypted, together with the access token. */
  refresh: 'nalot-refresh',
  /** Device from which a member has logged in. */
  device: 'nalot-device',
  /** Proof that this browser started the social login. */
  social: 'nalot-social',
  /** Proofs that this browser requested the mailed code. */
  signup: 'nalot-signup',
  'find-id': 'nalot-find-id',
  reset: 'nalot-reset',
} as const;
