import 'server-only';

/** The exports that pages and layouts may use. The gateway is not among them, so that no page loads it. */
export { getPageRequest } from './cache/page-request';
export { readForPage } from './cache/read-for-page';
export { getMailboxPath } from './gateway/mailbox';
export { readSharedLink } from './shared-links/shared-link';
export { hasOwnDay } from './session/has-own-day';
export { readGender } from './session/read-gender';
export { readLanguage } from './session/read-language';
export { readPlace } from './session/read-place';
