import type { PGlite } from '@electric-sql/pglite';

/** What a question is answered with, once the embedded database has ended itself. */
export class DatabaseEndedError extends Error {
  override readonly name = 'DatabaseEndedError';
  constructor(cause: unknown) {
    super('The embedded database has ended itself.', { cause });
  }
}

/** With this PostgreSQL leaves its main loop after an ordinary error, to come back to it. */
const LONG_JUMP_STATUS = 100;

const isLongJump = (thrown: unknown): boolean => (thrown as { status?: number } | null)?.status === LONG_JUMP_STATUS;

/**
 * PGlite runs PostgreSQL's main loop until it has read a message to its end, and swallows whatever the loop throws. A
 * database that has ended itself (a panic: it exits or aborts) either reads nothing any more and is run again for ever
 * (electric-sql/pglite#1058), or waits at the next statement for a lock that its dead self holds. Both spin on the one
 * thread there is: no timer and no signal is heard any more. Here such an end is noticed and told, it is never run
 * again, and whatever is asked rejects.
 */
export function guardMainLoop({ Module: loop }: PGlite, onEnd: (cause: unknown) => void): void {
  const { _PostgresMainLoopOnce: runOnce, _PostgresMainLongJmp: comeBack, stackRestore } = loop;
  const { _PostgresSendReadyForQueryIfNecessary: sendReady, _pgl_pq_flush: flush } = loop;
  let end: DatabaseEndedError | null = null;

  function noteEnd(cause: unknown): never {
    if (!end) {
      end = new DatabaseEndedError(cause);
      onEnd(cause);
    }
    throw end;
  }

  loop._PostgresMainLoopOnce = () => {
    if (end) throw end;
    try {
      runOnce();
    } catch (thrown) {
      if (isLongJump(thrown)) throw thrown;
      noteEnd(thrown);
    }
  };
  loop._PostgresMainLongJmp = () => {
    try {
      comeBack();
    } catch (thrown) {
      noteEnd(thrown);
    }
  };
  // The first that PGlite does with what was thrown: outside of where it swallows.
  loop.stackRestore = (pointer) => {
    if (end) throw end;
    return stackRestore(pointer);
  };
  // These it does at the end, whatever was thrown: of a dead database they would throw something else.
  loop._PostgresSendReadyForQueryIfNecessary = () => end ?? sendReady();
  loop._pgl_pq_flush = () => end ?? flush();
}
