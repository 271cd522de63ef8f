import { CATEGORY_ID } from '@/lib/contract/category';
import { getSurroundings } from '@/lib/domain/comfort/aim';
import { COMFORTABLE_VOTE, getThermalVote } from '@/lib/domain/comfort/thermal-vote';
import { getDaySensation, type DaySensation } from '@/lib/domain/recommendation/day-sensation';
import { createEnsemble } from '@/lib/domain/recommendation/ensemble';
import { computeFit } from '@/lib/domain/recommendation/fit';
import { PURPOSES } from '@/lib/domain/recommendation/purposes';
import { recommend } from '@/lib/domain/recommendation/recommend';
import { getTraits } from '@/lib/domain/recommendation/traits';
import { getWeatherSide } from '@/lib/domain/recommendation/weather-side';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { createMorning } from './morning';
import type { Learner } from './learners';
import type { ObservedDay } from './observed-days';
import type { Person } from './people';

const categoryId = CATEGORY_ID.daily;
const purpose = PURPOSES[categoryId];
const TOO_COLD_VOTE = -1;

/** Hours of a day by sensation. */
interface DayOfBody {
  hours: number;
  comfortable: number;
  tooCold: number;
}

/** A day in the outfit that is recommended for one comfort offset. */
interface DayWorn {
  felt: DaySensation;
  of: (bodyClo: number) => DayOfBody;
}

function createDayWorn(day: ObservedDay, offsetClo: number): DayWorn {
  const { outdoorHours, nowMs } = createMorning(day, categoryId, 'FEMALE');
  const question = { weather: day.weather, nowMs, categoryId, gender: 'FEMALE', garments: garmentById } as const;
  const { outfits, frozen } = recommend({ ...question, outfits: OUTFITS, seed: '', offsetClo, count: 1 });
  const { outfit } = outfits[0]!;
  const hours = frozen.hours.map(({ epochMs }) => epochMs);
  const felt = getDaySensation({ ...question, outfits: OUTFITS, outfit, hours, offsetClo });
  if (!felt) throw new Error(`${day.date} in ${day.place} has no hours`);
  const fit = computeFit(
    getTraits(outfit, garmentById),
    createEnsemble(outdoorHours, { categoryId, offsetClo, leadHours: null }),
  );
  return {
    felt,
    of(bodyClo) {
      const votes = outdoorHours.map((hour, index) =>
        getThermalVote(getSurroundings(hour, purpose), purpose, {
          insulationClo: Math.max(0, fit.clo[index]! + bodyClo),
          airPermeability: fit.states[index]!.airPermeability,
        }),
      );
      return {
        hours: votes.length,
        comfortable: votes.filter((vote) => Math.abs(vote) <= COMFORTABLE_VOTE).length,
        tooCold: votes.filter((vote) => vote < TOO_COLD_VOTE).length,
      };
    },
  };
}

function createCache<Value>(): (key: string, make: () => Value) => Value {
  const known = new Map<string, Value>();
  return (key, make) => {
    const value = known.get(key) ?? make();
    known.set(key, value);
    return value;
  };
}

/** Creates a simulation of users in one place. Results that several users share are computed once. */
export function createSimulation(days: readonly ObservedDay[]) {
  const worn = createCache<DayWorn>();
  const bodies = createCache<DayOfBody>();
  const votes = createCache<number>();

  return function live<State>(person: Person, learner: Learner<State>): LifeResult {
    const { bodyClo } = person;
    let state = learner.start(days[0]!.date);
    const seasons = new Map<string, DayOfBody>();
    const offsets: number[] = [];
    for (const [index, day] of days.entries()) {
      const { date } = day;
      const side = getWeatherSide(day.weather, date);
      const offset = learner.offsetOn(state, date, side);
      offsets.push(offset);
      const key = `${date} ${offset}`;
      const { felt, of } = worn(key, () => createDayWorn(day, offset));
      addToSeason(
        seasons,
        getQuarter(date),
        bodies(`${key} ${bodyClo}`, () => of(bodyClo)),
      );
      const vote = votes(`${key} ${bodyClo}`, () => felt.getVote(bodyClo));
      const feeling = person.answer({ date, index, vote });
      if (feeling) state = learner.learn(state, { date, side, feeling, felt });
    }
    return { seasons, offsets };
  };
}

/** Hours by quarter (such as 2024-2), and the comfort offset of each day, clo. */
export interface LifeResult {
  seasons: Map<string, DayOfBody>;
  offsets: number[];
}

const getQuarter = (date: string): string => `${date.slice(0, 4)}-${Math.ceil(Number(date.slice(5, 7)) / 3)}`;

function addToSeason(
  seasons: Map<string, DayOfBody>,
  season: string,
  { hours, comfortable, tooCold }: DayOfBody,
): void {
  const sum = seasons.get(season) ?? { hours: 0, comfortable: 0, tooCold: 0 };
  seasons.set(season, {
    hours: sum.hours + hours,
    comfortable: sum.comfortable + comfortable,
    tooCold: sum.tooCold + tooCold,
  });
}

/** Returns the share of comfortable (or too cold) hours, %. */
export function getShare({ seasons }: LifeResult, what: 'comfortable' | 'tooCold' = 'comfortable'): number {
  const all = [...seasons.values()];
  const sum = (key: keyof DayOfBody) => all.reduce((total, season) => total + season[key], 0);
  return (100 * sum(what)) / sum('hours');
}
