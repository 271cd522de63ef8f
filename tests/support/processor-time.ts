import { readdirSync, readFileSync } from 'node:fs';

/**
 * Indices in `/proc/<pid>/stat` after the name: the parent, and user and system time of the process and of its ended
 * children.
 */
const FIELDS = { parent: 1, user: 11, system: 12, childrenUser: 13, childrenSystem: 14 };
const TICK_MS = 10;

function readFields(pid: string): number[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return null; // The process has ended.
  }
}

/** Returns the processor time (ms) of a process and its children, including ended ones. Linux only. */
export function getProcessorTimeMs(pid: number): number {
  let ticks = 0;
  for (const each of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const fields = readFields(each);
    if (!fields) continue;
    const isSelf = each === String(pid);
    if (!isSelf && fields[FIELDS.parent] !== pid) continue;
    ticks += (fields[FIELDS.user] ?? 0) + (fields[FIELDS.system] ?? 0);
    if (isSelf) ticks += (fields[FIELDS.childrenUser] ?? 0) + (fields[FIELDS.childrenSystem] ?? 0);
  }
  return ticks * TICK_MS;
}
