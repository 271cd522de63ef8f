import { CATEGORY_ID } from '@/lib/contract/category';
import type { DayPart } from '@/lib/contract/comfort';
import { HOUR_MS } from '@/lib/contract/durations';
import { COMFORTABLE_VOTE } from '@/lib/domain/comfort/thermal-vote';
import { kstEpochMs } from '@/lib/domain/kst';
import { getDayPart, getDaySensation, type DaySensation } from '@/lib/domain/recommendation/day-sensation';
import { PURPOSES } from '@/lib/domain/recommendation/purposes';
import { recommend } from '@/lib/domain/recommendation/recommend';
import { formatTold, parseTold, toWearing } from '@/lib/domain/recommendation/told-wearing';
import { getTraits } from '@/lib/domain/recommendation/traits';
import { wearByFeel, type Body } from '@/lib/domain/recommendation/wear-by-feel';
import { getWeatherSide } from '@/lib/domain/recommendation/weather-side';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { KO } from '@/lib/messages/ko/messages';
import { createMorning } from '@/tests/support/recorded-days/morning';
import type { ObservedDay } from '@/tests/support/recorded-days/observed-days';
import { createForecast } from './forecast';
import type { Learner } from './learners';
import type { Person } from './people';

const categoryId = CATEGORY_ID.daily;
const activity = PURPOSES[categoryId];
const TOO_COLD_VOTE = -1;

/** A day as one body felt it: hours by sensation, and the mean vote of the day and of its parts. */
export interface DayOfBody {
  hours: number;
  comfortable: number;
  tooCold: number;
  vote: number;
  parts: Record<DayPart, number>;
}

/** A day in the outfit that is recommended for one comfort offset. */
interface DayWorn {
  felt: DaySensation;
  of: (body: Body, corrects?: boolean) => DayOfBody;
}

/** Chooses the outfit by an inexact forecast; it is worn as told, and corrected by feel, in the true weather. */
function createDayWorn(day: ObservedDay, offsetClo: number): DayWorn {
  const { hours: trueHours, outdoorHours, nowMs } = createMorning(day, categoryId, 'FEMALE');
  const question = {
    nowMs,
    categoryId,
    gender: 'FEMALE',
    garments: garmentById,
    messages: KO,
    outfits: OUTFITS,
  } as const;
  const weather = createForecast(day, 'growing');
  const { outfits, frozen } = recommend({ ...question, weather, seed: '', offsetClo, count: 1 });
  const { outfit, fit } = outfits[0]!;
  const traits = getTraits(outfit, garmentById);
  const hours = frozen.hours.map(({ epochMs }) => epochMs);
  const told = parseTold(day.date, formatTold(day.date, hours, traits, fit.wearing));
  const felt = getDaySensation({ ...question, weather: day.weather, outfit, hours: told.hours, told, offsetClo });
  if (!felt) throw new Error(`${day.date} in ${day.place} has no hours`);
  const wearing = toWearing(traits, told);
  const dayStartMs = kstEpochMs(day.date);
  const parts = trueHours.map(({ epochMs }) => getDayPart((epochMs - dayStartMs) / HOUR_MS));
  return {
    felt,
    of(body, corrects = true) {
      const votes = outdoorHours.map((hour) => wearByFeel(hour, { traits, wearing, activity, body, corrects }).vote);
      const getPartVote = (part: DayPart) => mean(votes.filter((_, index) => parts[index] === part));
      return {
        hours: votes.length,
        comfortable: votes.filter((vote) => Math.abs(vote) <= COMFORTABLE_VOTE).length,
        tooCold: votes.filter((vote) => vote < TOO_COLD_VOTE).length,
        vote: mean(votes),
        parts: { morning: getPartVote('morning'), noon: getPartVote('noon'), evening: getPartVote('evening') },
      };
    },
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function createCache<Value>(): (key: string, make: () => Value) => Value {
  const known = new Map<string, Value>();
  return (key, make) => {
    const value = known.get(key) ?? make();
    known.set(key, value);
    return value;
  };
}

/**
 * Creates a simulation of users in one place, who correct the layer rows by feel or follow them to the letter. Results
 * that several users share are computed once.
 */
export function createSimulation(days: readonly ObservedDay[]) {
  const worn = createCache<DayWorn>();
  const bodies = createCache<DayOfBody>();

  return function live<State>(person: Person, learner: Learner<State>, corrects = true): LifeResult {
    const { body } = person;
    let state = learner.start(days[0]!.date);
    const seasons = new Map<string, HourCounts>();
    const offsets: number[] = [];
    for (const [index, day] of days.entries()) {
      const { date } = day;
      const side = getWeatherSide(day.weather, date);
      const offset = learner.offsetOn(state, date, side);
      offsets.push(offset);
      const key = `${date} ${offset}`;
      const { felt, of } = worn(key, () => createDayWorn(day, offset));
      const lived = bodies(`${key} ${body.clo} ${body.vote ?? 0} ${corrects}`, () => of(body, corrects));
      addToSeason(seasons, getQuarter(date), lived);
      const answer = person.answer({ date, index, ...lived });
      if (answer) state = learner.learn(state, { date, side, felt, ...answer });
    }
    return { seasons, offsets };
  };
}

type HourCounts = Pick<DayOfBody, 'hours' | 'comfortable' | 'tooCold'>;

/** Hours by quarter (such as 2024-2), and the comfort offset of each day, clo. */
export interface LifeResult {
  seasons: Map<string, HourCounts>;
  offsets: number[];
}

const getQuarter = (date: string): string => `${date.slice(0, 4)}-${Math.ceil(Number(date.slice(5, 7)) / 3)}`;

function addToSeason(
  seasons: Map<string, HourCounts>,
  season: string,
  { hours, comfortable, tooCold }: HourCounts,
): void {
  const sum = seasons.get(season) ?? { hours: 0, comfortable: 0, tooCold: 0 };
  seasons.set(season, {
    hours: sum.hours + hours,
    comfortable: sum.comfortable + comfortable,
    tooCold: sum.tooCold + tooCold,
  });
}

/** Returns the share of comfortable (or too cold) hours, %: of all quarters, or of those from `since` on (2025-1). */
export function getShare({ seasons }: LifeResult, what: 'comfortable' | 'tooCold' = 'comfortable', since = ''): number {
  const all = [...seasons].filter(([quarter]) => quarter >= since).map(([, counts]) => counts);
  const sum = (key: keyof HourCounts) => all.reduce((total, season) => total + season[key], 0);
  return (100 * sum(what)) / sum('hours');
}
