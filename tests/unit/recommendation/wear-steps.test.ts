import fc from 'fast-check';
import { findWearPlan, getCourse, getDegree, getWearStep, listWearSteps } from '@/lib/domain/recommendation/wear-steps';

/** Returns the cost of one state for each degree, including changes; infinite if it gets warmer with temperature. */
function costOf(
  states: readonly number[],
  costs: readonly number[],
  count: number,
  passes: readonly number[],
  changing: number,
) {
  return states.reduce((sum, state, degree) => {
    const before = states[degree - 1] ?? state;
    const change = state === before ? 0 : state < before ? changing * passes[degree]! : Infinity;
    return sum + change + costs[degree * count + state]!;
  }, 0);
}

function listAll(degrees: number, count: number): number[][] {
  if (degrees === 0) return [[]];
  return listAll(degrees - 1, count).flatMap((states) =>
    Array.from({ length: count }, (_, state) => [...states, state]),
  );
}

describe('the course of a day', () => {
  it('counts how often each degree is passed, up or down', () => {
    const course = getCourse([3.4, 5, 6.2, 4]);
    expect(course).toEqual({ lowestC: 3, count: 4, passes: [0, 1, 2, 2] });
    expect([2, 3.4, 5.6, 9].map((temperature) => getDegree(course, temperature))).toEqual([0, 0, 3, 3]);
  });
});

describe('wear steps', () => {
  it('are the cheapest that never get warmer with temperature', () => {
    const given = fc.record({
      temperatures: fc.array(fc.integer({ min: 10, max: 13 }), { minLength: 1, maxLength: 6 }),
      costs: fc.array(fc.double({ min: 0, max: 4, noNaN: true }), { minLength: 12, maxLength: 12 }),
      changing: fc.double({ min: 0, max: 2, noNaN: true }),
    });
    fc.assert(
      fc.property(given, ({ temperatures, costs, changing }) => {
        const course = getCourse(temperatures);
        const used = costs.slice(0, 3 * course.count);
        const plan = findWearPlan(used, 3, course, changing);
        const steps = listWearSteps(plan, course);
        const worn = Array.from(
          { length: course.count },
          (_, degree) => getWearStep(steps, course.lowestC + degree).state,
        );
        expect(worn).toEqual([...plan.states]);
        const all = listAll(course.count, 3).map((states) => costOf(states, used, 3, course.passes, changing));
        expect(costOf(worn, used, 3, course.passes, changing)).toBeCloseTo(plan.cost, 9);
        expect(plan.cost).toBeCloseTo(Math.min(...all), 9);
      }),
    );
  });

  it('begin at the temperature that a screen shows', () => {
    const steps = [
      { fromC: -Infinity, state: 2 },
      { fromC: 12, state: 0 },
    ];
    expect([-30, 11.4, 11.5, 20].map((temperature) => getWearStep(steps, temperature).state)).toEqual([2, 2, 0, 0]);
  });
});
