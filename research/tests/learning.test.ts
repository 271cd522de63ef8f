import { CITIES, getCityDays } from '@/tests/support/recorded-days/city-days';
import { averageLearner, createFixedLearner, kalmanLearner, productLearner, type Learner } from '../replay/learners';
import { getShare, createSimulation } from '../replay/learning';
import { createPeople, type Person } from '../replay/people';

/** Every fourth day of two years in Seoul; `npm run replay:learning` covers all days in three cities. */
const live = createSimulation(
  getCityDays(
    CITIES.find(({ id }) => id === 'seoul')!,
    { every: 4 },
  ),
);
const people = createPeople('test');
const personCalled = (name: string): Person => people.find((person) => person.name === name)!;

/** Returns the comfortable hours that a user gains by a learning rule, in percentage points. */
const gainOf = <State>(person: Person, learner: Learner<State>, corrects?: boolean) =>
  getShare(live(person, learner, corrects)) - getShare(live(person, averageLearner, corrects));

/** Returns the gain by the best offset that never changes. */
const bestGainOf = (person: Person, corrects: boolean) =>
  Math.max(...[-0.4, -0.3, -0.2, 0.2, 0.3, 0.4].map((clo) => gainOf(person, createFixedLearner(clo), corrects)));

const WEARERS = [
  ['correct the rows by feel', true],
  ['follow the rows to the letter', false],
] as const;

describe.each(WEARERS)('users who %s for two years', (_, corrects) => {
  it.each(people.filter(({ name }) => name.startsWith('average') && !name.includes('wrong')))(
    'hardly ever lose more than a point, or 2.5 by following the rows to the letter, if they are $name',
    (person) => {
      // Users who judge by a part of the day learn a little too much since plans follow it more closely (decision 0072).
      const byPart = { 'average, judges by noon': 2.1, 'average, judges by the morning and says so': 3.2 };
      const most = Math.max(corrects ? 1 : 2.5, new Map(Object.entries(byPart)).get(person.name) ?? 0);
      expect(gainOf(person, productLearner, corrects)).toBeGreaterThanOrEqual(-most);
    },
  );

  it('lose little if they are average and a third of their answers is wrong', () =>
    expect(gainOf(personCalled('average, 30 % wrong answers'), productLearner, corrects)).toBeGreaterThanOrEqual(-3));

  it.each([
    ['always cold, answers daily', 0.6],
    ['always cold, stops after a year', 0.5],
    ['always cold, judges by the morning', 0.6],
    ['a point colder, exact answers', 0.7],
    ['a point warmer, exact answers', 0.6],
    ['very cold, says so every day', 0.8],
    ['very warm, says so every day', 0.38],
  ])('gain most of what the best fixed offset gains if they are %s', (name, share) => {
    const person = personCalled(name);
    expect(gainOf(person, productLearner, corrects)).toBeGreaterThanOrEqual(share * bestGainOf(person, corrects));
  });

  it.each(['a point colder', 'a point warmer'])('gain half of that if they are %s with 30 %% wrong answers', (body) => {
    const exact = gainOf(personCalled(`${body}, exact answers`), productLearner, corrects);
    const gain = gainOf(personCalled(`${body}, 30 % wrong answers`), productLearner, corrects);
    expect(exact).toBeGreaterThan(5);
    expect(gain).toBeGreaterThanOrEqual(exact / 2);
  });
});

it('users who answered in one summer lost comfort under the first learning rule, which ignored the weather', () => {
  expect(gainOf(personCalled('average, from June to August of the first year'), kalmanLearner, false)).toBeLessThan(-5);
});
