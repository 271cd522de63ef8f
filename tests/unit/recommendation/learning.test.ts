import { CITIES, getCityDays } from '@/tools/replay/city-days';
import { kalmanLearner, averageLearner, productLearner, type Learner } from '@/tools/replay/learners';
import { getShare, createSimulation } from '@/tools/replay/learning';
import { createPeople, type Person } from '@/tools/replay/people';

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
const gainOf = <State>(person: Person, learner: Learner<State>) =>
  getShare(live(person, learner)) - getShare(live(person, averageLearner));

describe('users who follow the recommendations for two years', () => {
  it.each(people.filter(({ bodyClo }) => bodyClo === 0))('never lose a point if they are $name', (person) => {
    expect(gainOf(person, productLearner)).toBeGreaterThanOrEqual(-1);
  });

  // A robust choice suits those who run hot better from the start: they can take more off.
  it.each([
    ['always cold, answers daily', 10],
    ['always cold, stops after a year', 10],
    ['always warm, answers daily', 5],
    ['very cold, says so every day', 10],
    ['very warm, says so every day', 5],
  ])('gain points if they are %s: at least %d', (name, least) => {
    expect(gainOf(personCalled(name), productLearner)).toBeGreaterThanOrEqual(least);
  });

  it('lost comfort under the first learning rule, which ignored the weather', () => {
    expect(gainOf(personCalled('average, from June to August of the first year'), kalmanLearner)).toBeLessThan(-10);
  });
});
