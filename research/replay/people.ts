import type { DayPart, OutfitFeeling } from '@/lib/contract/comfort';
import type { KstDate } from '@/lib/domain/kst';
import type { Body } from '@/lib/domain/recommendation/wear-by-feel';
import { hash32 } from '@/lib/domain/weather/pick-variant';

/** Feedback of a simulated user. */
export interface Answer {
  feeling: OutfitFeeling;
  part?: DayPart;
}

interface AnswerableDay {
  date: KstDate;
  index: number;
  /** Mean vote of the day and of its parts. */
  vote: number;
  parts: Record<DayPart, number>;
}

/** A simulated user: a body and a habit of giving feedback. */
export interface Person {
  name: string;
  body: Body;
  /** Returns the feedback about a day, or null if there is none. */
  answer: (day: AnswerableDay) => Answer | null;
}

const UNCOMFORTABLE_FROM_VOTE = 0.5;
/** Standard deviation of the daily mood, votes. */
const MOOD = 0.3;
const CHANGING_MOOD = 0.7;

/** Returns a number between 0 and 1 that is constant for a text. */
const drawNumber = (text: string): number => (hash32(text) + 0.5) / 2 ** 32;

/** Returns a standard normal number that is constant for a text (Box-Muller). */
const drawNormal = (text: string): number =>
  Math.sqrt(-2 * Math.log(drawNumber(`${text}:a`))) * Math.cos(2 * Math.PI * drawNumber(`${text}:b`));

type GiveAnswer = Person['answer'];

const toFeeling = (vote: number): OutfitFeeling =>
  vote < -UNCOMFORTABLE_FROM_VOTE ? 'cold' : vote > UNCOMFORTABLE_FROM_VOTE ? 'hot' : 'good';

const honest =
  (seed: string, mood = MOOD): GiveAnswer =>
  ({ date, vote }) => ({ feeling: toFeeling(vote + mood * drawNormal(`${seed}:${date}`)) });

/** Answers without any mood. */
const exact: GiveAnswer = ({ vote }) => ({ feeling: toFeeling(vote) });

/** Judges by one part of the day alone. */
const remembers =
  (part: DayPart, seed: string): GiveAnswer =>
  ({ date, parts }) => ({ feeling: toFeeling(parts[part] + MOOD * drawNormal(`${seed}:${date}`)) });

/** Judges by the morning, and says so whenever it was cold or hot. */
const remembersAndTells =
  (part: DayPart, seed: string): GiveAnswer =>
  (day) => {
    const answer = remembers(part, seed)(day);
    return answer && { ...answer, ...(answer.feeling !== 'good' && { part }) };
  };

const FEELINGS = ['cold', 'good', 'hot'] as const;

const byChance =
  (seed: string): GiveAnswer =>
  ({ date }) => ({ feeling: FEELINGS[Math.floor(3 * drawNumber(`${seed}:${date}`))] ?? 'good' });

/** Gives one of the two wrong answers in a share of the days. */
const wrongIn =
  (share: number, seed: string, say: GiveAnswer): GiveAnswer =>
  (day) => {
    const answer = say(day);
    if (!answer || drawNumber(`${seed}:${day.date}:slip`) >= share) return answer;
    const others = FEELINGS.filter((feeling) => feeling !== answer.feeling);
    return { feeling: others[Math.floor(2 * drawNumber(`${seed}:${day.date}:wrong`))]! };
  };

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

const AVERAGE: Body = { clo: 0 };
const COLD: Body = { clo: -0.3 };
const WARM: Body = { clo: 0.3 };
/** Bodies whose vote differs by a point, which no offset corrects completely. */
const POINT_COLDER: Body = { clo: 0, vote: -1 };
const POINT_WARMER: Body = { clo: 0, vote: 1 };

/** Creates the users of the simulation. `seed` determines their moods and mistakes. */
export const createPeople = (seed: string): Person[] => [
  { name: 'average, answers daily', body: AVERAGE, answer: honest(seed) },
  { name: 'average, answers weekly', body: AVERAGE, answer: weekly(honest(seed)) },
  {
    name: 'average, from June to August of the first year',
    body: AVERAGE,
    answer: from('2024-06-01', until('2024-08-31', honest(seed))),
  },
  { name: 'average, presses anything', body: AVERAGE, answer: byChance(seed) },
  { name: 'average, changing moods', body: AVERAGE, answer: honest(seed, CHANGING_MOOD) },
  { name: 'average, 30 % wrong answers', body: AVERAGE, answer: wrongIn(0.3, seed, exact) },
  { name: 'average, judges by the morning', body: AVERAGE, answer: remembers('morning', seed) },
  { name: 'average, judges by the morning and says so', body: AVERAGE, answer: remembersAndTells('morning', seed) },
  { name: 'average, judges by noon', body: AVERAGE, answer: remembers('noon', seed) },
  { name: 'average, judges by the evening', body: AVERAGE, answer: remembers('evening', seed) },
  { name: 'always cold, answers daily', body: COLD, answer: honest(seed) },
  { name: 'always cold, answers weekly', body: COLD, answer: weekly(honest(seed)) },
  { name: 'always cold, stops after a year', body: COLD, answer: until('2024-12-31', honest(seed)) },
  { name: 'always cold, judges by the morning', body: COLD, answer: remembers('morning', seed) },
  { name: 'always warm, answers daily', body: WARM, answer: honest(seed) },
  { name: 'always warm, answers weekly', body: WARM, answer: weekly(honest(seed)) },
  { name: 'always warm, stops after a year', body: WARM, answer: until('2024-12-31', honest(seed)) },
  { name: 'always warm, judges by the morning', body: WARM, answer: remembers('morning', seed) },
  { name: 'a point colder, exact answers', body: POINT_COLDER, answer: exact },
  { name: 'a point colder, exact answers weekly', body: POINT_COLDER, answer: weekly(exact) },
  { name: 'a point colder, 30 % wrong answers', body: POINT_COLDER, answer: wrongIn(0.3, seed, exact) },
  { name: 'a point warmer, exact answers', body: POINT_WARMER, answer: exact },
  { name: 'a point warmer, exact answers weekly', body: POINT_WARMER, answer: weekly(exact) },
  { name: 'a point warmer, 30 % wrong answers', body: POINT_WARMER, answer: wrongIn(0.3, seed, exact) },
  { name: 'very cold, says so every day', body: { clo: -0.4 }, answer: () => ({ feeling: 'cold' }) },
  { name: 'very warm, says so every day', body: { clo: 0.4 }, answer: () => ({ feeling: 'hot' }) },
];
