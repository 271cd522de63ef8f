import type { KO } from './ko/messages';

/** Messages by subject. A language that lacks one does not compile. */
export type Messages = typeof KO;
