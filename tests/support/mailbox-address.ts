import { deriveApiKeys } from '@/lib/api-keys';

/** The API_SECRET of end-to-end servers. */
export const SERVER_SECRET = 'a secret of the tests, and of nobody else';

/** Path of such a server's mailbox, with its key. */
export const MAILBOX_ADDRESS = `/dev/mailbox?key=${deriveApiKeys({ API_SECRET: SERVER_SECRET, DATA_DIR: '' }).mailbox}`;
