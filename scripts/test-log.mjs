// Prints what `npm test` does, how far it is and what failed.
import { stripVTControlCharacters } from 'node:util';

const PROGRESS_INTERVAL_MS = 30_000;
const MAX_SHOWN_CHARS = 1_500;

export function formatSeconds(ms) {
  const seconds = Math.round(ms / 1_000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Creates the log of a run with the given steps. */
export function createTestLog(names) {
  const startedMs = Date.now();
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  /** Start and progress of the steps that are running, by name. */
  const running = new Map();
  const label = (name) => `step ${names.indexOf(name) + 1} of ${names.length}, ${name}`;

  function showProgress() {
    const parts = [...running].map(([name, { progress }]) => `${label(name)}${progress && `: ${progress}`}`);
    if (parts.length > 0) console.log(`${formatSeconds(Date.now() - startedMs)}: ${parts.join('; ')}`);
  }
  setInterval(showProgress, PROGRESS_INTERVAL_MS).unref();

  return {
    start(name) {
      running.set(name, { startedMs: Date.now(), progress: '' });
      console.log(`▶ ${label(name)}`);
    },
    update(name, progress) {
      if (running.has(name)) running.get(name).progress = progress;
    },
    /** Ends a step and adds its counts of passed, failed and skipped tests. */
    end(name, counts) {
      const took = formatSeconds(Date.now() - running.get(name).startedMs);
      running.delete(name);
      for (const key of Object.keys(total)) total[key] += counts[key] ?? 0;
      const { passed, failed } = counts;
      console.log(`${failed === 0 ? '✓' : '✗'} ${label(name)}: ${passed} passed, ${failed} failed in ${took}`);
    },
    /** Records a failure with the beginning of its output and the command that repeats it alone. */
    fail(name, command, output) {
      const text = stripVTControlCharacters(output).trim();
      failures.push(`✗ ${name}\n  Repeat it with: ${command}\n${text.slice(0, MAX_SHOWN_CHARS)}`);
      console.log(`✗ ${name}`);
    },
    /** Prints all failures and the counts. Returns whether everything passed. */
    finish() {
      if (failures.length > 0) console.log(`\nFailures:\n\n${failures.join('\n\n')}`);
      const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
      console.log(`\nTook ${formatSeconds(Date.now() - startedMs)}.`);
      console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
      return total.failed === 0;
    },
  };
}
