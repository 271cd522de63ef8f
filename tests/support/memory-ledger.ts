import type { CallLedger } from '@/lib/api-host/weather/supply/call-ledger';
import { isPaused, type ServiceDay, type Usage } from '@/lib/api-host/weather/supply/budget-rows';

/** Creates a ledger in memory, for an instance without a database. */
export function createMemoryLedger(): CallLedger {
  const usages = new Map<string, Usage>();
  const getUsage = ({ service, date }: ServiceDay) =>
    usages.get(`${service} ${date}`) ?? { calls: 0, pausedUntilMs: 0 };
  const setUsage = ({ service, date }: ServiceDay, usage: Usage) => usages.set(`${service} ${date}`, usage);
  return {
    async count(day) {
      const usage = getUsage(day);
      const calls = usage.calls + day.calls;
      if (calls > day.limit || isPaused(usage, day.nowMs)) return null;
      setUsage(day, { ...usage, calls });
      return calls;
    },
    read: async (day) => getUsage(day),
    async writePause(day) {
      setUsage(day, { ...getUsage(day), pausedUntilMs: day.untilMs });
    },
  };
}
