/** Chromium without what it does by itself, in a container as anywhere. */
export const QUIET_CHROMIUM = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
