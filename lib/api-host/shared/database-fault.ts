/** SQLSTATE classes of a server that is away, full, read-only or told to stop (PostgreSQL, appendix A). */
const AWAY_CLASSES = ['08', '53', '57P', '58'];
const READ_ONLY = '25006';
/** Node's words for a server that cannot be reached. */
const NETWORK = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];
/** What the driver says without a code. */
const DRIVER =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Cannot use a pool after calling end|PGlite is closed/;

/** An error by its shape: Node's own are of another realm where code runs in a sandbox. */
interface Fault {
  message: string;
  code?: unknown;
  constraint?: unknown;
  cause?: unknown;
}

const isFault = (error: unknown): error is Fault => typeof error === 'object' && error !== null && 'message' in error;

function isAway({ code: said, message }: Fault): boolean {
  const code = typeof said === 'string' ? said : '';
  const isState = code.length === 5 && (code === READ_ONLY || AWAY_CLASSES.some((start) => code.startsWith(start)));
  return isState || NETWORK.includes(code) || DRIVER.test(message);
}

/** Whether an error says that the database cannot be had or written to now: no defect, and worth another try. */
export function isDatabaseAway(error: unknown): boolean {
  for (let each = error; isFault(each); each = each.cause) if (isAway(each)) return true;
  return false;
}

const REFERS_TO_NOTHING = '23503';
/** As the references to a person and to a session are called. */
const OF_A_MEMBER = /_(users|sessions)_id_fk/;

/** Whether an error says that somebody has left, or was logged out, while something of theirs was being stored. */
export function isMemberGone(error: unknown): boolean {
  for (let each = error; isFault(each); each = each.cause)
    if (each.code === REFERS_TO_NOTHING) return OF_A_MEMBER.test(`${each.message} ${String(each.constraint)}`);
  return false;
}
