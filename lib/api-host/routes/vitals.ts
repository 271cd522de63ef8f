import { sendVitals } from '@/lib/contract/vitals';
import { metrics } from '@/lib/metrics/metrics';
import { serve } from '../http/serve';
import { VITALS } from '../shared/limit-rules';
import { inNetwork } from '../shared/limits';
import { networkOf } from '../shared/network';

export const vitalsRoutes = [
  serve(sendVitals, async ({ body: { screen, CLS: shift, ...times } }, { limits }, context) => {
    await limits.take(...inNetwork(VITALS, networkOf(context)));
    const { vitals, layoutShift } = metrics();
    for (const [kind, ms] of Object.entries(times)) if (ms !== undefined) vitals.observe({ screen, kind }, ms / 1_000);
    if (shift !== undefined) layoutShift.observe({ screen }, shift);
    return {};
  }),
];
