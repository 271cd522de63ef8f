import { z } from 'zod';

/**
 * What an instance can do. `limited`: what it has in memory goes on, the rest is refused with UNAVAILABLE. `starting`,
 * `stopping` and `broken`: nothing is to be sent to it.
 */
const serviceState = z.enum(['ready', 'limited', 'starting', 'stopping', 'broken']);
export type ServiceState = z.infer<typeof serviceState>;

/** Whether requests can be sent to an instance, and what it says of each thing that this depends on. */
export const readiness = z.object({
  /** `ready` or `limited`. */
  ready: z.boolean(),
  state: serviceState,
  checks: z.array(z.object({ name: z.string(), ok: z.boolean(), reason: z.string().optional() })),
});
export type Readiness = z.infer<typeof readiness>;
