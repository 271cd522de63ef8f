import type { Messages } from '@/lib/messages/messages';

type FailureTexts = Messages['pushDevice']['failures'];
export type PushFailureKind = keyof FailureTexts;

/** A push registration that failed in the browser, not at the host. */
export class PushFailure extends Error {
  constructor(
    readonly kind: PushFailureKind,
    cause?: unknown,
  ) {
    super(`The push registration failed: ${kind}`, { cause });
    this.name = 'PushFailure';
  }
}

/** Returns the text for a failed registration, in the language of the texts. A failure at the host has a text already. */
export const describePushFailure = (error: Error, texts: FailureTexts): string =>
  error instanceof PushFailure ? texts[error.kind] : error.message;
