/** A range of whole degrees in which an outfit is worn in one state, as read from a thermometer. */
export interface WearStep {
  /** Lowest air temperature of the step, whole °C; -Infinity for the first. */
  fromC: number;
  /** Index of the state. */
  state: number;
}

/** The cheapest way to wear an outfit through a day. */
export interface WearPlan {
  /** State for each degree of the course. It never gets warmer as the temperature rises. */
  states: readonly number[];
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
 * Finds the cheapest plan: one state for each degree. The state never gets warmer as the temperature rises. Each
 * crossing of the degree at which it changes costs `changing`. `costs` contains all states of the lowest degree, then all
 * of the next, and so on.
 */
export function findWearPlan(
  costs: readonly number[],
  stateCount: number,
  { count, passes }: Course,
  changing: number,
): WearPlan {
  // Plain arrays: small typed ones take longer to allocate than to fill.
  const came = new Array<number>(costs.length).fill(0);
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
  let last = 0;
  for (let state = 1; state < stateCount; state++) if (totals[state]! <= totals[last]!) last = state;
  const states = new Array<number>(count).fill(last);
  for (let degree = count - 1; degree > 0; degree--) states[degree - 1] = came[degree * stateCount + states[degree]!]!;
  return { states, cost: totals[last]! };
}

/** Lists the steps of a plan, ascending. */
export function listWearSteps({ states }: WearPlan, { lowestC }: Course): WearStep[] {
  const steps: WearStep[] = [{ fromC: -Infinity, state: states[0]! }];
  for (let degree = 1; degree < states.length; degree++)
    if (states[degree] !== states[degree - 1]) steps.push({ fromC: lowestC + degree, state: states[degree]! });
  return steps;
}

/** Returns the step of an air temperature, which is rounded to whole degrees as on a screen. */
export function getWearStep(steps: readonly WearStep[], temperatureC: number): WearStep {
  const degree = Math.round(temperatureC);
  let found = steps[0]!;
  for (const step of steps) if (degree >= step.fromC) found = step;
  return found;
}
