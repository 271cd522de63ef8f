import 'server-only';

/** What route handlers may call of the BFF. */
export { openAuthDoor } from './door/auth-door';
export { openDoor } from './door/door';
export { answerHealth, answerLive } from './door/health';
export { openMailbox } from './door/mailbox';
export { openNavigationDoor } from './door/navigation-door';
export { refuseMethod } from './door/refuse-method';
