import { COMFORTABLE_VOTE } from '@/lib/domain/comfort/thermal-vote';
import { getToldState, getWornClo } from '@/lib/domain/recommendation/wearing';
import { isSport } from '@/lib/domain/recommendation/purposes';
import type { Morning } from '@/tests/support/recorded-days/morning';
import type { EngineResult } from './engine';
import { JUDGE } from './replay';
import { getActivity, getVote } from './wearing';

/** First outfits by whether a doubt about the outermost layer is told, and those of them that were right to tell it or not. */
export interface CoatTally {
  outfits: number;
  doubtful: number;
  doubtfulRight: number;
  /** Without a word of doubt. */
  sure: number;
  sureRight: number;
  /** Those of them that were wrong because a layer was needed that the wearer did not have along. */
  sureWithout: number;
}

export const createCoatTally = (): CoatTally => ({
  outfits: 0,
  doubtful: 0,
  doubtfulRight: 0,
  sure: 0,
  sureRight: 0,
  sureWithout: 0,
});

/** Words of a doubt about the coat in the reason and among the items to take along. */
const DOUBT = /겉옷이 필요할지|예보보다 선선|겉옷을 입을지|혹시 몰라/;
/** One hour that is too cool without the layer is bearable, so that both are right. */
const BEARABLE_HOURS = 1;

/** Counts a first outfit that was chosen by a forecast, worn on the day as it became. Sport does not count: its coat is for rests. */
export function tallyCoat(tally: CoatTally, told: EngineResult, day: Morning): void {
  if (isSport(day.categoryId)) return;
  const { reason, takeAlong } = told.outfits[0]!;
  const isDoubtful = DOUBT.test([reason, ...takeAlong.map(({ label }) => label)].join(' '));
  const isTold = told.fit.states.some(({ inFull, extra }) => (told.traits.layered ? inFull : extra));
  const hours = countNeededHours(told, day);
  const isRight = isTold ? hours > 0 : hours <= BEARABLE_HOURS;
  tally.outfits += 1;
  tally.doubtful += Number(isDoubtful);
  tally.doubtfulRight += Number(isDoubtful && isRight);
  tally.sure += Number(!isDoubtful);
  tally.sureRight += Number(!isDoubtful && isRight);
  tally.sureWithout += Number(!isDoubtful && !isRight && !isTold && !told.traits.layered);
}

/**
 * Counts the hours that need the outermost layer, or an additional one if there is none: too cool in everything else, or
 * with rain, wind or cold against which the rules of wearing require it.
 */
function countNeededHours({ traits, fit: { wearing } }: EngineResult, day: Morning): number {
  const states = traits.states.filter(({ inFull }) => !traits.layered || !inFull);
  const warmest = states.at(-1)!;
  const activity = getActivity(day, 'usual');
  const lightest = { ...wearing, steps: [{ fromC: -Infinity, state: 0 }] };
  return day.outdoorHours.filter((hour) => {
    if (traits.layered && wearing.states[getToldState(lightest, hour)]!.inFull) return true;
    const insulationClo = getWornClo(traits, wearing, warmest, hour);
    const worn = { clo: insulationClo, airPermeability: warmest.airPermeability };
    return getVote(hour, activity, worn, JUDGE) < -COMFORTABLE_VOTE;
  }).length;
}
