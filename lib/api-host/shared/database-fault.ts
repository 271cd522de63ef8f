/** SQLSTATE classes of a server that is away, full, read-only or told to stop (PostgreSQL, appendix A). */
const UNAVAILABLE_CLASSES = ['08', '53', '57P', '58'];
const READ_ONLY = '25006';
/** Node's words for a server that cannot be reached. */
const NETWORK_ERRORS = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];
/** What the driver says without a code. */
const DRIVER_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Cannot use a pool after calling end|PGlite is closed/;

/** An error by its shape: Node's own are of another realm where code runs in a sandbox. */
interface Fault {
  message: string;
  code?: unknown;
  constraint?: unknown;
  cause?: unknown;
}

const isFault = (error: unknown): error is Fault => typeof error === 'object' && error !== null && 'message' in error;

function isUnavailable({ code: said, message }: Fault): boolean {
  const code = typeof said === 'string' ? said : '';
  const isState =
    code.length === 5 && (code === READ_ONLY || UNAVAILABLE_CLASSES.some((start) => code.startsWith(start)));
  return isState || NETWORK_ERRORS.includes(code) || DRIVER_MESSAGES.test(message);
}

/** Whether an error says that the database cannot be had or written to now: no defect, and worth another try. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let each = error; isFault(each); each = each.cause) if (isUnavailable(each)) return true;
  return false;
}

const FOREIGN_KEY_VIOLATION = '23503';
/** As the references to a person and to a session are called. */
const MEMBER_CONSTRAINT = /_(users|sessions)_id_fk/;

/** Whether an error says that somebody has left, or was logged out, while something of theirs was being stored. */
export function isMemberDeleted(error: unknown): boolean {
  for (let each = error; isFault(each); each = each.cause)
    if (each.code === FOREIGN_KEY_VIOLATION)
      return MEMBER_CONSTRAINT.test(`${each.message} ${String(each.constraint)}`);
  return false;
}
