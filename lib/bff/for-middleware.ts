import 'server-only';

/** What the middleware may call of the BFF: nothing that opens a session or reaches the host. */
export { carriesSession } from './session/cookies';
export { shownPlaceHeaders } from './link/shared-link';
