import { config } from 'zod/v4/core';

/**
 * Replaces `zod` in the browser (next.config.ts). zod tries `eval` when the first object schema is created, to learn
 * whether it may compile parsers. The content security policy blocks that, and browsers report it as a violation.
 */
config({ jitless: true });

export * from 'zod/v4';
