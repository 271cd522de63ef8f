import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { addLoadedMessages } from '@/lib/client/language/messages';
import { KO } from '@/lib/messages/ko/messages';
import { HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';

// A busy machine renders slowly.
configure({ asyncUtilTimeout: 30_000 });

// Screens are tested without the layouts that provide the messages.
addLoadedMessages({ language: 'ko', ...KO });

const SystemDate = Date;
const shiftMs = 10 * MINUTE_MS - (SystemDate.now() % HOUR_MS);

/**
 * The clock of browser tests starts ten minutes after the hour and advances as usual. Screens fetch again when the hour
 * ends, so a test would fail if it began just before that.
 */
globalThis.Date = class extends SystemDate {
  constructor(...args: ConstructorParameters<typeof SystemDate> | []) {
    if (args.length === 0) super(SystemDate.now() + shiftMs);
    else super(...args);
  }

  static override now = () => SystemDate.now() + shiftMs;
} as DateConstructor;
