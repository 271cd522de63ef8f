/** One way to dress for a day. */
export interface CoverOption {
  /** Indices of the things that it needs, each once. */
  items: readonly number[];
  cost: number;
}

export interface Cover {
  /** Index of the chosen option of each day. */
  chosen: number[];
  /** Weighted number of pieces, with copies of things that are worn more often than their limit. */
  pieces: number;
  /** Lower bound of the pieces of any choice. Equals `pieces` if the search was complete. */
  leastPieces: number;
}

export interface CoverInput {
  /** Options of each day; at least one a day. */
  days: readonly (readonly CoverOption[])[];
  /** Number of days on which one piece of each thing is worn. */
  limits: readonly number[];
  /** What one piece of each thing counts: 1, or 0 for things that are packed anyway. */
  weights: readonly number[];
  /** Number of steps after which the best choice so far is returned. */
  maxSteps?: number;
}

/** Enough for most trips of seven days; about 20 ms of a core. */
const MAX_STEPS = 2_000;

/**
 * Chooses one option for each day so that the fewest pieces are needed, and of equal choices the cheapest. Branch and
 * bound: exact unless `maxSteps` ends it. Deterministic.
 */
export function chooseCover({ days, limits, weights, maxSteps = MAX_STEPS }: CoverInput): Cover {
  const worn = new Int32Array(limits.length);
  /** Returns how many further pieces an option needs, besides those of the days chosen so far. */
  const countFurther = ({ items }: CoverOption): number => {
    let further = 0;
    for (const item of items) if (worn[item]! % limits[item]! === 0) further += weights[item]!;
    return further;
  };
  const wear = ({ items }: CoverOption, times: 1 | -1): void => {
    for (const item of items) worn[item]! += times;
  };
  /** Pieces of things that every further day needs anew. */
  const countSingle = ({ items }: CoverOption): number =>
    items.reduce((sum, item) => sum + (limits[item] === 1 ? weights[item]! : 0), 0);
  // Days with few options first, so that wrong choices fail early.
  const order = days.map((_, day) => day).sort((a, b) => days[a]!.length - days[b]!.length || a - b);
  const singles = days.map((options) => options.map(countSingle));
  const leastSingle = singles.map((counts) => Math.min(...counts));
  const leastCost = days.map((options) => Math.min(...options.map(({ cost }) => cost)));

  /** Returns a lower bound of the pieces that the days from a position on need in addition. */
  function boundFurther(position: number): number {
    let [single, shared] = [0, 0];
    for (let at = position; at < order.length; at++) {
      const day = order[at]!;
      let least = Infinity;
      for (let index = 0; index < days[day]!.length; index++)
        least = Math.min(least, countFurther(days[day]![index]!) - singles[day]![index]!);
      single += leastSingle[day]!;
      shared = Math.max(shared, least);
    }
    return single + shared;
  }

  const leastPieces = boundFurther(0);
  const choice = new Array<number>(days.length).fill(0);
  let best: { chosen: number[]; pieces: number; cost: number } | undefined;
  let steps = 0;

  function search(position: number, pieces: number, cost: number): void {
    if (position === order.length) {
      if (!best || pieces < best.pieces || cost < best.cost) best = { chosen: [...choice], pieces, cost };
      return;
    }
    if (best && steps++ > maxSteps) return;
    if (best) {
      const atLeast = pieces + boundFurther(position);
      const costAtLeast = order.slice(position).reduce((sum, day) => sum + leastCost[day]!, cost);
      if (atLeast > best.pieces || (atLeast === best.pieces && costAtLeast >= best.cost)) return;
    }
    const day = order[position]!;
    const ranked = days[day]!.map((option, index) => ({ option, index, further: countFurther(option) })).sort(
      (a, b) => a.further - b.further || a.option.cost - b.option.cost || a.index - b.index,
    );
    for (const { option, index, further } of ranked) {
      if (best && pieces + further > best.pieces) break;
      choice[day] = index;
      wear(option, 1);
      search(position + 1, pieces + further, cost + option.cost);
      wear(option, -1);
    }
  }

  search(0, 0, 0);
  const { chosen, pieces } = best!;
  return { chosen, pieces, leastPieces: steps > maxSteps ? Math.min(leastPieces, pieces) : pieces };
}
