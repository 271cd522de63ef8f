import { sendVitals } from '@/lib/contract/vitals';
import { metrics } from '@/lib/metrics/metrics';
import { defineRoute, type Route } from '../http/define-route';
import type { Infrastructure } from '../shared/infrastructure';
import { VITALS } from '../shared/limit-rules';
import { toNetworkAttempts } from '../shared/limits';
import { getNetwork } from '../shared/network';

export const vitalsRoutes: Route<Pick<Infrastructure, 'limits'>>[] = [
  defineRoute(sendVitals, async ({ body: { screen, CLS: shift, ...times } }, { limits }, context) => {
    await limits.take(...toNetworkAttempts(VITALS, getNetwork(context)));
    const { vitals, layoutShift } = metrics();
    for (const [kind, ms] of Object.entries(times)) if (ms !== undefined) vitals.observe({ screen, kind }, ms / 1_000);
    if (shift !== undefined) layoutShift.observe({ screen }, shift);
    return {};
  }),
];
