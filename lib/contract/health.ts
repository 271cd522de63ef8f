import { z } from 'zod';

/** Whether an instance can do its work, and what it says of each thing that this depends on. */
export const readiness = z.object({
  ready: z.boolean(),
  checks: z.array(z.object({ name: z.string(), ok: z.boolean(), reason: z.string().optional() })),
});
export type Readiness = z.infer<typeof readiness>;
