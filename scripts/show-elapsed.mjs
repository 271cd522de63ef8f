// Shows how long some work has been running.

const LINE_INTERVAL_MS = 10_000;
const UPDATE_INTERVAL_MS = 1_000;
const CLEAR_LINE = '\r\u001b[K';

/**
 * Shows a label with the elapsed seconds while some work runs: one line that is updated on a terminal, otherwise a line
 * every ten seconds. Returns the result of the work.
 */
export async function showElapsed(label, work) {
  const startedMs = Date.now();
  const isTerminal = process.stdout.isTTY === true;
  const show = (text, end) => process.stdout.write(isTerminal ? `${CLEAR_LINE}${text}${end}` : `${text}\n`);
  const format = () => `${Math.round((Date.now() - startedMs) / 1_000)} s`;
  show(`${label} ...`, '');
  const update = () => show(`${label} ... ${format()}`, '');
  const timer = setInterval(update, isTerminal ? UPDATE_INTERVAL_MS : LINE_INTERVAL_MS);
  let result = 'failed after';
  try {
    const value = await work();
    result = 'done in';
    return value;
  } finally {
    clearInterval(timer);
    show(`${label}: ${result} ${format()}`, '\n');
  }
}
