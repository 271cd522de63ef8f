import { z } from 'zod';

/**
 * State of an instance. `limited`: it serves what is in memory and returns UNAVAILABLE for the rest. `starting`,
 * `stopping` and `broken`: it must not receive requests.
 */
const serviceState = z.enum(['ready', 'limited', 'starting', 'stopping', 'broken']);
export type ServiceState = z.infer<typeof serviceState>;

/** Readiness of an instance, with a check for each dependency. */
export const readiness = z.object({
  /** True if `state` is `ready` or `limited`. */
  ready: z.boolean(),
  state: serviceState,
  checks: z.array(z.object({ name: z.string(), ok: z.boolean(), reason: z.string().optional() })),
});
export type Readiness = z.infer<typeof readiness>;
