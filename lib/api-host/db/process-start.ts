import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Returns a value that distinguishes a process from an earlier one with the same id: its start time. Returns null if no
 * process has that id. On Windows, where the start time is expensive to read, it only tells whether the process exists.
 */
export function getProcessStart(pid: number): string | null {
  if (process.platform === 'linux') return getLinuxProcessStart(pid);
  if (process.platform === 'win32') return isRunning(pid) ? 'there' : null;
  try {
    return (
      execFileSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8', timeout: 2_000 }).trim() || null
    );
  } catch {
    return null; // `ps` fails if there is no such process.
  }
}

const STATE_FIELD = 0;
const START_FIELD = 19;

function getLinuxProcessStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may contain spaces and brackets. The fields after it do not.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (['Z', 'X'].includes(fields[STATE_FIELD] ?? 'X')) return null;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[START_FIELD]}`;
  } catch {
    return null; // No such directory, so no such process.
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
