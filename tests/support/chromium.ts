/** Arguments that stop Chromium's background activity and allow it in a container. */
export const QUIET_CHROMIUM = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
