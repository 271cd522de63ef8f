import type { Messages } from '@/lib/messages/messages';
import { countDays, getWeekday, type KstDate } from '../kst';
import type { PlanChange } from './plan-change';

export interface PlanChangeFacts {
  today: KstDate;
  date: KstDate;
  /** Name of the plan, or of its category. */
  name: string;
  changes: readonly PlanChange[];
  /** Names of the garments, the most important first. */
  items: readonly string[];
}

const DAYS_PER_WEEK = 7;

type ChangeMessages = Pick<Messages, 'planChangePush' | 'dates'>;

function nameDay({ today, date }: PlanChangeFacts, { dates }: ChangeMessages): string {
  const daysAhead = countDays(today, date);
  if (daysAhead < DAYS_PER_WEEK) return dates.formatDay({ daysAhead, weekday: getWeekday(date) });
  return dates.formatDayOfYear({ month: Number(date.slice(5, 7)), day: Number(date.slice(8)) });
}

const describeChange = (change: PlanChange, { planChangePush }: ChangeMessages): string =>
  'byK' in change ? planChangePush[change.kind](change.byK) : planChangePush[change.kind];

/** Returns the text of the push about a changed plan: what changed, then the garments of the outfit. */
export function composePlanChange(facts: PlanChangeFacts, messages: ChangeMessages): { title: string; body: string } {
  const { name, changes, items } = facts;
  const said = changes.map((change) => describeChange(change, messages)).join(' ');
  return {
    title: messages.planChangePush.formatTitle(nameDay(facts, messages), name),
    body: [said, items.join(', ')].filter(Boolean).join('\n'),
  };
}
