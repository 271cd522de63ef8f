import type { System } from './system';

/** The two halves of a rehearsal: something breaks, and somebody follows the alert's section of the runbook. */
export interface Steps {
  provoke: () => unknown;
  follow: () => unknown;
}

/** How an alert is raised and ended on one machine. */
export interface Rehearsal {
  /** Says what breaks, for the runbook's table. */
  provoked: string;
  /** Says what ended it. */
  ended: string;
  /** Time limits for firing and resolving, in ms. */
  limitMs?: number;
  /** Starts the parts of the system that it needs. */
  prepare: (system: System) => Promise<Steps>;
}
