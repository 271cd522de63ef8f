import type { OutfitFeeling } from '@/lib/contract/comfort';
import type { KstDate } from '@/lib/domain/kst';
import { hash32 } from '@/lib/domain/weather/pick-variant';

/** A simulated user: a body and a habit of giving feedback. */
export interface Person {
  name: string;
  /** Feels as the average person would in this much more clothing, clo. */
  bodyClo: number;
  /** Returns the feedback about a day with a mean vote, or null if there is none. */
  answer: (day: { date: KstDate; index: number; vote: number }) => OutfitFeeling | null;
}

const UNCOMFORTABLE_FROM_VOTE = 0.5;
/** Standard deviation of the daily mood, votes. */
const MOOD = 0.3;

/** Returns a number between 0 and 1 that is constant for a text. */
const drawNumber = (text: string): number => (hash32(text) + 0.5) / 2 ** 32;

/** Returns a standard normal number that is constant for a text (Box-Muller). */
const drawNormal = (text: string): number =>
  Math.sqrt(-2 * Math.log(drawNumber(`${text}:a`))) * Math.cos(2 * Math.PI * drawNumber(`${text}:b`));

type GiveAnswer = Person['answer'];

const honest =
  (seed: string): GiveAnswer =>
  ({ date, vote }) => {
    const felt = vote + MOOD * drawNormal(`${seed}:${date}`);
    if (felt < -UNCOMFORTABLE_FROM_VOTE) return 'cold';
    return felt > UNCOMFORTABLE_FROM_VOTE ? 'hot' : 'good';
  };

const byChance =
  (seed: string): GiveAnswer =>
  ({ date }) =>
    (['cold', 'good', 'hot'] as const)[Math.floor(3 * drawNumber(`${seed}:${date}`))] ?? 'good';

const weekly =
  (say: GiveAnswer): GiveAnswer =>
  (day) =>
    day.index % 7 === 0 ? say(day) : null;

const until =
  (last: KstDate, say: GiveAnswer): GiveAnswer =>
  (day) =>
    day.date <= last ? say(day) : null;

const from =
  (first: KstDate, say: GiveAnswer): GiveAnswer =>
  (day) =>
    day.date >= first ? say(day) : null;

/** Creates the users of the simulation. `seed` determines their moods. */
export const createPeople = (seed: string): Person[] => [
  { name: 'average, answers daily', bodyClo: 0, answer: honest(seed) },
  { name: 'average, answers weekly', bodyClo: 0, answer: weekly(honest(seed)) },
  {
    name: 'average, from June to August of the first year',
    bodyClo: 0,
    answer: from('2024-06-01', until('2024-08-31', honest(seed))),
  },
  { name: 'average, presses anything', bodyClo: 0, answer: byChance(seed) },
  { name: 'always cold, answers daily', bodyClo: -0.3, answer: honest(seed) },
  { name: 'always cold, answers weekly', bodyClo: -0.3, answer: weekly(honest(seed)) },
  { name: 'always cold, stops after a year', bodyClo: -0.3, answer: until('2024-12-31', honest(seed)) },
  { name: 'always warm, answers daily', bodyClo: 0.3, answer: honest(seed) },
  { name: 'always warm, answers weekly', bodyClo: 0.3, answer: weekly(honest(seed)) },
  { name: 'always warm, stops after a year', bodyClo: 0.3, answer: until('2024-12-31', honest(seed)) },
  { name: 'very cold, says so every day', bodyClo: -0.4, answer: () => 'cold' },
  { name: 'very warm, says so every day', bodyClo: 0.4, answer: () => 'hot' },
];
