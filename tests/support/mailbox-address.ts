import { deriveApiKeys } from '@/lib/api-keys';

/** What the servers of end-to-end tests make their keys of. */
export const SERVER_SECRET = 'a secret of the tests, and of nobody else';

/** The mailbox of such a server, with the key that stands in its log. */
export const MAILBOX_ADDRESS = `/dev/mailbox?key=${deriveApiKeys({ API_SECRET: SERVER_SECRET, DATA_DIR: '' }).mailbox}`;
