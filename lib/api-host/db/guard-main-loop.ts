import type { PGlite } from '@electric-sql/pglite';
import { brandError } from '@/lib/brand-error';

/** Error of every query after the embedded database has crashed. */
export class DatabaseEndedError extends Error {
  static {
    brandError(this, 'DatabaseEndedError');
  }

  constructor(cause: unknown) {
    super('The embedded database has crashed.', { cause });
  }
}

/** Exit status with which PostgreSQL leaves its main loop after an ordinary error, to re-enter it. */
const LONG_JUMP_STATUS = 100;

const isLongJump = (thrown: unknown): boolean => (thrown as { status?: number } | null)?.status === LONG_JUMP_STATUS;

/**
 * Detects that the embedded database has crashed (a panic: it exits or aborts). PGlite runs PostgreSQL's main loop
 * until a message is read completely, and swallows errors of the loop. After a crash it would either run the loop
 * forever (electric-sql/pglite#1058) or wait for a lock that the crashed database holds. Both block the only thread,
 * including timers and signals. This guard calls `onEnd`, never runs the loop again, and makes all queries reject.
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
  // PGlite calls this first after an error, outside of the code that swallows errors.
  loop.stackRestore = (pointer) => {
    if (end) throw end;
    return stackRestore(pointer);
  };
  // PGlite calls these at the end in any case. In a crashed database they would throw a different error.
  loop._PostgresSendReadyForQueryIfNecessary = () => end ?? sendReady();
  loop._pgl_pq_flush = () => end ?? flush();
}
