import 'server-only';

/** The exports that route handlers may use. */
export { serveAuth } from './gateway/serve-auth';
export { serveCall } from './gateway/serve-call';
export { serveHealth, serveLiveness } from './gateway/health';
export { serveMailbox } from './gateway/mailbox';
export { serveMcp } from './gateway/serve-mcp';
export { serveNavigation } from './gateway/serve-navigation';
export { rejectMethod } from './gateway/reject-method';
