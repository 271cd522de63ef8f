/** A range of whole degrees in which an outfit is worn in one state, as read from a thermometer. */
export interface WearStep {
  /** Lowest air temperature of the step, whole °C; -Infinity for the first. */
  fromC: number;
  /** Index of the state. */
  state: number;
}

export interface WearSteps {
  /** Ascending; the state never gets warmer. */
  steps: WearStep[];
  /** Total cost, including changes. */
  cost: number;
}

/** Range of whole degrees of a forecast, and how often the temperature crosses each. */
export interface Course {
  lowestC: number;
  /** Number of whole degrees. */
  count: number;
  /** Number of times the temperature crosses the lower edge of each degree, up or down. */
  passes: readonly number[];
}

/** Returns the course of temperatures, °C. Layer rows mention only degrees that the forecast reaches. */
export function getCourse(temperatures: readonly number[]): Course {
  const degrees = temperatures.map(Math.round);
  const lowestC = Math.min(...degrees);
  const count = Math.max(...degrees) - lowestC + 1;
  const passes = new Array<number>(count).fill(0);
  for (let hour = 1; hour < degrees.length; hour++) {
    const [low, high] = [Math.min(degrees[hour]!, degrees[hour - 1]!), Math.max(degrees[hour]!, degrees[hour - 1]!)];
    for (let degree = low + 1; degree <= high; degree++) passes[degree - lowestC]! += 1;
  }
  return { lowestC, count, passes };
}

/** Returns the index of a temperature's degree in a course. Temperatures outside the range count as its nearest end. */
export const getDegree = ({ lowestC, count }: Course, temperatureC: number): number =>
  Math.min(count - 1, Math.max(0, Math.round(temperatureC) - lowestC));

/**
 * Finds the cheapest steps: one state for each degree. The state never gets warmer as the temperature rises. Each
 * crossing of a step's edge costs `changing`. `costs` contains all states of the lowest degree, then all of the next,
 * and so on.
 */
export function findWearSteps(
  costs: readonly number[],
  stateCount: number,
  { lowestC, count, passes }: Course,
  changing: number,
): WearSteps {
  const came = new Uint8Array(costs.length);
  const totals = costs.slice(0, stateCount);
  for (let degree = 1; degree < count; degree++) {
    const price = changing * passes[degree]!;
    // From the warmest state down, so that `cheapest` is the best of the warmer states.
    let cheapest = Infinity;
    let from = 0;
    for (let state = stateCount - 1; state >= 0; state--) {
      const staying = totals[state]!;
      const changes = cheapest + price < staying;
      came[degree * stateCount + state] = changes ? from : state;
      totals[state] = (changes ? cheapest + price : staying) + costs[degree * stateCount + state]!;
      if (staying < cheapest) [cheapest, from] = [staying, state];
    }
  }
  let state = totals.reduce((best, total, index) => (total <= totals[best]! ? index : best), 0);
  const cost = totals[state]!;
  const steps: WearStep[] = [];
  for (let degree = count - 1; degree > 0; degree--) {
    const before = came[degree * stateCount + state]!;
    if (before !== state) steps.unshift({ fromC: lowestC + degree, state });
    state = before;
  }
  return { steps: [{ fromC: -Infinity, state }, ...steps], cost };
}

/** Returns the step of an air temperature, which is rounded to whole degrees as on a screen. */
export function getWearStep(steps: readonly WearStep[], temperatureC: number): WearStep {
  const degree = Math.round(temperatureC);
  let found = steps[0]!;
  for (const step of steps) if (degree >= step.fromC) found = step;
  return found;
}
