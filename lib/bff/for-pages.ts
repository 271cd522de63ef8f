import 'server-only';

/** What pages and layouts may call of the BFF. The doors are not among it, so that no page loads them. */
export { getPageRequest } from './cache/page-request';
export { readForPage } from './cache/read-for-page';
export { getMailboxPath } from './gateway/mailbox';
export { readSharedLink } from './shared-links/shared-link';
export { readDay } from './session/read-day';
export { readGender } from './session/read-gender';
export { readPlace } from './session/read-place';
