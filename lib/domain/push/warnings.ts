import { WARNING_GRADE_LIST, type WarningGrade } from '@/lib/contract/weather-warnings';
import { parseWarningName } from '../weather/warning-name';
import { isNight } from './quiet-hours';

/** Names of the active warnings (폭염주의보) by sigungu code. A sigungu without warnings is missing. */
export type ActiveWarnings = Readonly<Record<string, readonly string[]>>;

/** Active warnings of the country at a time at which dispatchers announced changes. */
export interface WarningState {
  atMs: number;
  active: ActiveWarnings;
}

/** Weather warnings of which a user wants pushes. */
export interface WarningPreference {
  /** Lowest grade. */
  from: WarningGrade;
  /** Whether a 경보 is announced in quiet hours, too. */
  atNight: boolean;
  /** Codes of the sigungu of the user's places. */
  areas: readonly number[];
}

/** A warning that is raised, ended, or moved to another grade, at a user's places. */
export interface WarningChange {
  /** For example 폭염. */
  hazard: string;
  /** Grades before and now; null for none of those that the user wants. */
  before: WarningGrade | null;
  now: WarningGrade | null;
  /** Codes of the sigungu concerned. */
  areas: number[];
}

interface Level {
  grade: WarningGrade;
  areas: number[];
}
/** The highest grade of each hazard at a user's places. */
type Levels = ReadonlyMap<string, Level>;

const getRank = (grade: WarningGrade | undefined): number => (grade ? WARNING_GRADE_LIST.indexOf(grade) : -1);

function getLevels({ active }: Pick<WarningState, 'active'>, { from, areas }: WarningPreference): Levels {
  const levels = new Map<string, Level>();
  for (const area of areas)
    for (const { hazard, grade } of (active[area] ?? []).flatMap((name) => parseWarningName(name) ?? [])) {
      const known = levels.get(hazard);
      if (getRank(grade) < getRank(from) || getRank(grade) < getRank(known?.grade)) continue;
      levels.set(hazard, { grade, areas: known?.grade === grade ? [...known.areas, area] : [area] });
    }
  return levels;
}

/**
 * Returns the levels that a user was last notified of, before the newest state: each state by day, and every 경보 at
 * night if the user wants it.
 */
function findToldLevels(earlier: readonly WarningState[], preference: WarningPreference): Levels {
  const lastByDay = earlier.findLastIndex(({ atMs }) => !isNight(atMs));
  const told = new Map(getLevels(earlier[Math.max(0, lastByDay)] ?? { active: {} }, preference));
  if (preference.atNight)
    for (const state of earlier.slice(lastByDay + 1))
      for (const [hazard, level] of getLevels(state, preference))
        if (level.grade === 'warning') told.set(hazard, level);
  return told;
}

/**
 * Returns the changes to announce to a user for the newest state: each difference from the last announcement, most
 * severe first. In quiet hours, only a new 경보; everything else waits for the morning. The first state of all has no
 * differences. `states` are ascending and start before the last quiet hours.
 */
export function findWarningChanges(states: readonly WarningState[], preference: WarningPreference): WarningChange[] {
  const present = states.at(-1);
  const isQuiet = present !== undefined && isNight(present.atMs);
  if (!present || states.length === 1 || (isQuiet && !preference.atNight)) return [];
  const [told, now] = [findToldLevels(states.slice(0, -1), preference), getLevels(present, preference)];
  return [...new Set([...now.keys(), ...told.keys()])]
    .map((hazard): WarningChange => {
      const [before, after] = [told.get(hazard), now.get(hazard)];
      const { areas } = after ?? before!;
      return { hazard, before: before?.grade ?? null, now: after?.grade ?? null, areas };
    })
    .filter((change) => change.before !== change.now && (!isQuiet || change.now === 'warning'))
    .sort((one, other) => getRank(other.now ?? undefined) - getRank(one.now ?? undefined));
}
