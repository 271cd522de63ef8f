/** SQLSTATE classes of a server that is away, full, read-only or told to stop (PostgreSQL, appendix A). */
const AWAY_CLASSES = ['08', '53', '57P', '58'];
const READ_ONLY = '25006';
/** Node's words for a server that cannot be reached. */
const NETWORK = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];
/** What the driver says without a code. */
const DRIVER =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Cannot use a pool after calling end|PGlite is closed/;

function isAway(error: Error & { code?: unknown }): boolean {
  const code = typeof error.code === 'string' ? error.code : '';
  const isState = code.length === 5 && (code === READ_ONLY || AWAY_CLASSES.some((start) => code.startsWith(start)));
  return isState || NETWORK.includes(code) || DRIVER.test(error.message);
}

/** Whether an error says that the database cannot be had or written to now: no defect, and worth another try. */
export function isDatabaseAway(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) if (isAway(each)) return true;
  return false;
}
