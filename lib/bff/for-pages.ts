import 'server-only';

/** What pages and layouts may call of the BFF. The doors are not among it, so that no page loads them. */
export { pageAsker } from './cache/page-asker';
export { readForPage } from './cache/read-for-page';
export { mailboxAddress } from './door/mailbox';
export { readSharedLink } from './link/shared-link';
export { knownDay } from './session/known-day';
export { knownGender } from './session/known-gender';
export { knownPlace } from './session/known-place';
