/** More rows than this are too many to remember. */
const MOST_ROWS = 5;

export interface WearPath {
  /** Index of the state in each hour. */
  states: number[];
  /** Total cost of all hours, including changes. */
  cost: number;
}

/**
 * Finds the cheapest sequence of states with at most five rows, where each change costs `changing` (Viterbi). `costs`
 * contains the states of the first hour, then those of the second, and so on.
 */
export function findWearPath(costs: readonly number[], stateCount: number, changing: number): WearPath {
  for (let price = changing; ; price = 2 * price + 0.1) {
    const worn = findCheapestPath(costs, stateCount, price);
    if (changing === 0 || countRows(worn.states) <= MOST_ROWS) return worn;
  }
}

const countRows = (states: readonly number[]): number => {
  let rows = 1;
  for (let hour = 1; hour < states.length; hour++) if (states[hour] !== states[hour - 1]) rows++;
  return rows;
};

function findCheapestPath(costs: readonly number[], stateCount: number, changing: number): WearPath {
  const hours = costs.length / stateCount;
  const came = new Uint8Array(costs.length);
  const totals = costs.slice(0, stateCount);
  let best = findCheapest(totals);
  for (let hour = 1; hour < hours; hour++) {
    const changed = totals[best]! + changing;
    for (let state = 0; state < stateCount; state++) {
      const staying = totals[state]!;
      const stays = staying <= changed;
      came[hour * stateCount + state] = stays ? state : best;
      totals[state] = (stays ? staying : changed) + costs[hour * stateCount + state]!;
    }
    best = findCheapest(totals);
  }
  const states = new Array<number>(hours);
  for (let hour = hours - 1, state = best; hour >= 0; hour--) {
    states[hour] = state;
    state = came[hour * stateCount + state]!;
  }
  return { states, cost: totals[best]! };
}

/** Returns the index of the smallest total. Of equal totals, the last one, which is the warmest state. */
function findCheapest(totals: readonly number[]): number {
  let best = 0;
  for (let state = 1; state < totals.length; state++) if (totals[state]! <= totals[best]!) best = state;
  return best;
}
