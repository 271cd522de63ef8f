import { readdirSync, readFileSync } from 'node:fs';

/** Of `/proc/<pid>/stat`, after the name: the parent, and user and system time, its own and of children that have ended. */
const FIELDS = { parent: 1, user: 11, system: 12, childrenUser: 13, childrenSystem: 14 };
const TICK_MS = 10;

function fieldsOf(pid: string): number[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return null; // It has ended meanwhile.
  }
}

/** The processor time (ms) of a process and its children, those that have ended too. Linux alone. */
export function processorTimeMs(pid: number): number {
  let ticks = 0;
  for (const each of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const fields = fieldsOf(each);
    if (!fields) continue;
    const isIt = each === String(pid);
    if (!isIt && fields[FIELDS.parent] !== pid) continue;
    ticks += (fields[FIELDS.user] ?? 0) + (fields[FIELDS.system] ?? 0);
    if (isIt) ticks += (fields[FIELDS.childrenUser] ?? 0) + (fields[FIELDS.childrenSystem] ?? 0);
  }
  return ticks * TICK_MS;
}
