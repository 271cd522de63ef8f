import { isSport } from '@/lib/domain/recommendation/purposes';
import { getOutfitClo } from '@/lib/domain/wardrobe/insulation';
import { audit } from './audit';
import type { EngineResult } from './engine';

/** Hours up to this air temperature are cold enough that a coat belongs on the body, °C. */
const COAT_UNTIL_C = 8;
/** Range of the mean temperature of the relevant hours for which the convention names coats over knits, °C. */
const [COOL_FROM_C, COOL_UNTIL_C] = [4, 8];
/** The sentence by feel, which `getLayerAdvice` adds to the first row whatever the weather (KO). */
const STANDING_SENTENCE = /걷다 더우면/;

/** Counts of what first outfits tell people to do with their outermost layer, if the rows are followed to the letter. */
export interface ToldTally {
  firsts: number;
  /** First outfits on days with a relevant hour of 8 °C or less. */
  cold: number;
  /** Those of them whose rows tell to carry the outermost layer in at least one such hour. */
  coldCarried: number;
  /** Their relevant hours of 8 °C or less, and those in which the outermost layer is told to be carried. */
  coldHours: number;
  coldHoursCarried: number;
  /** First outfits whose outermost layer, which the title names and the picture wears, is carried in the first hour. */
  carriedFromStart: number;
  /** Those of them that carry it in every relevant hour. */
  carriedAllDay: number;
  /** First outfits, except for sport, whose relevant hours have a mean air temperature of 4 to 8 °C. */
  cool: number;
  /** Sum of the insulation of everything that their pictures show, clo. */
  coolClo: number;
  /** First outfits whose first row ends in the standing sentence about what to do by feel. */
  standing: number;
  /** First outfits that agree with published advice, and those that contradict it (`audit.ts`). */
  right: number;
  wrong: number;
}

export const createToldTally = (): ToldTally => ({
  firsts: 0,
  cold: 0,
  coldCarried: 0,
  coldHours: 0,
  coldHoursCarried: 0,
  carriedFromStart: 0,
  carriedAllDay: 0,
  cool: 0,
  coolClo: 0,
  standing: 0,
  right: 0,
  wrong: 0,
});

/** Counts the first outfit of a morning. Its rows are read in the weather by which it was chosen. */
export function tallyTold(tally: ToldTally, result: EngineResult): void {
  const { morning, outfits, traits, fit } = result;
  const { picture, layers } = outfits[0]!;
  const temperatures = morning.outdoorHours.map(({ temperatureC }) => temperatureC);
  const carried = fit.states.map(({ inFull }) => traits.layered && !inFull);
  const carriedInCold = carried.filter((_, hour) => temperatures[hour]! <= COAT_UNTIL_C);
  const meanC = temperatures.reduce((sum, each) => sum + each, 0) / temperatures.length;
  const isCool = !isSport(morning.categoryId) && meanC >= COOL_FROM_C && meanC <= COOL_UNTIL_C;
  tally.firsts += 1;
  if (carriedInCold.length > 0) {
    tally.cold += 1;
    tally.coldCarried += Number(carriedInCold.includes(true));
    tally.coldHours += carriedInCold.length;
    tally.coldHoursCarried += carriedInCold.filter(Boolean).length;
  }
  tally.carriedFromStart += Number(carried[0] === true);
  tally.carriedAllDay += Number(carried.length > 0 && carried.every(Boolean));
  tally.cool += Number(isCool);
  tally.coolClo += isCool ? getOutfitClo(picture.outfit) : 0;
  tally.standing += Number(layers.some(({ text }) => STANDING_SENTENCE.test(text)));
  const { judgement } = audit(result);
  tally.right += Number(judgement === 'right');
  tally.wrong += Number(judgement === 'wrong');
}

/** Returns the figures of a tally with their names. */
export function listToldShares(told: ToldTally): { name: string; text: string }[] {
  const share = (part: number, whole: number) =>
    whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} % of ${whole}`;
  const meanClo = told.cool === 0 ? '-' : `${(told.coolClo / told.cool).toFixed(2)} clo`;
  return [
    {
      name: 'days with 8 °C or less: outermost layer carried in such an hour',
      text: share(told.coldCarried, told.cold),
    },
    { name: 'hours of 8 °C or less: outermost layer carried', text: share(told.coldHoursCarried, told.coldHours) },
    { name: 'firsts: titled coat carried from the first step', text: share(told.carriedFromStart, told.firsts) },
    { name: 'firsts: titled coat carried all day', text: share(told.carriedAllDay, told.firsts) },
    { name: 'pictures of days with a mean of 4-8 °C: insulation', text: `${meanClo} of ${told.cool}` },
    { name: 'firsts: standing sentence by feel', text: share(told.standing, told.firsts) },
    { name: 'firsts: agree with published advice', text: share(told.right, told.firsts) },
    { name: 'firsts: contradict published advice', text: share(told.wrong, told.firsts) },
  ];
}
