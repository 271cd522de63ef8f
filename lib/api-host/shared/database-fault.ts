/** SQLSTATE classes of a server that is unreachable, full, read-only or shutting down (PostgreSQL, appendix A). */
const UNAVAILABLE_CLASSES = ['08', '53', '57P', '58'];
const READ_ONLY = '25006';
/** Node's error codes for a server that is unreachable. */
const NETWORK_ERRORS = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];
/** Messages of driver errors without a code. */
const DRIVER_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Cannot use a pool after calling end|PGlite is closed/;

/** An error by its shape: `instanceof` fails for Node's errors in sandboxes, which belong to another realm. */
interface Fault {
  message: string;
  code?: unknown;
  constraint?: unknown;
  cause?: unknown;
}

const isFault = (error: unknown): error is Fault => typeof error === 'object' && error !== null && 'message' in error;

function isUnavailable({ code: rawCode, message }: Fault): boolean {
  const code = typeof rawCode === 'string' ? rawCode : '';
  const isState =
    code.length === 5 && (code === READ_ONLY || UNAVAILABLE_CLASSES.some((start) => code.startsWith(start)));
  return isState || NETWORK_ERRORS.includes(code) || DRIVER_MESSAGES.test(message);
}

/**
 * Returns whether the error means that the database is unavailable or read-only at present, so that a retry makes
 * sense.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let each = error; isFault(each); each = each.cause) if (isUnavailable(each)) return true;
  return false;
}

const FOREIGN_KEY_VIOLATION = '23503';
/** Names of the foreign keys that reference users and sessions. */
const MEMBER_CONSTRAINT = /_(users|sessions)_id_fk/;

/** Returns whether the error means that the user was deleted or logged out while the request was running. */
export function isMemberDeleted(error: unknown): boolean {
  for (let each = error; isFault(each); each = each.cause)
    if (each.code === FOREIGN_KEY_VIOLATION)
      return MEMBER_CONSTRAINT.test(`${each.message} ${String(each.constraint)}`);
  return false;
}
