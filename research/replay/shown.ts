import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { MOST_PIECES } from '@/lib/contract/pieces';
import type { RecommendedOutfit } from '@/lib/domain/recommendation/recommendation';
import { getTraits } from '@/lib/domain/recommendation/traits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { addDays, type KstDate } from '@/lib/domain/kst';
import { isSport } from '@/lib/domain/recommendation/purposes';
import { tallyConstraints, type ConstraintTally } from './constraints';
import { getDayFacts } from './day-facts';
import type { EngineResult } from './engine';
import { audit, type Verdict } from './audit';
import { auditText } from './text-audit';
import { createToldTally, tallyTold, type ToldTally } from './told';

/** Counts of first outfits and texts that break rules of the audits. */
export interface ShownTally {
  firsts: number;
  /** First pictures by published dressing advice. */
  verdicts: Record<Verdict, number>;
  /** Number of violations of each of its rules, wrong and doubtful together. */
  byRule: Record<string, number>;
  constraints: ConstraintTally;
  told: ToldTally;
  /** First outfits whose texts contradict each other or the picture. */
  awkward: number;
  byTextRule: Record<string, number>;
  /** First pictures that lack a layer that the texts tell: an extra layer or thermal underwear. */
  untold: number;
  /** First pictures that lack an extra layer that the user wears over everything else when leaving home. */
  lacking: number;
  /** First pictures that do not show something that the texts name, neither on the figure nor beside it. */
  absent: number;
  /** Days with rain in half of the hours, no sport and no gale; and those of them whose picture shows an umbrella. */
  rainyDays: number;
  umbrellas: number;
  /** First outfits that were first a third time within ten days. */
  tooOften: number;
  everShown: Set<string>;
}

export const createShownTally = (): ShownTally => ({
  firsts: 0,
  verdicts: { right: 0, doubtful: 0, wrong: 0 },
  byRule: {},
  constraints: {},
  told: createToldTally(),
  awkward: 0,
  byTextRule: {},
  untold: 0,
  lacking: 0,
  absent: 0,
  rainyDays: 0,
  umbrellas: 0,
  tooOften: 0,
  everShown: new Set(),
});

const GALE_MPS = 10;
const DAYS = 10;
const MOST_OF_TEN = 2;

/** Creates a judge of results, which must come in the order of their days. */
export function createJudge(shown: ShownTally): (answer: EngineResult) => void {
  const lately = new Map<string, { date: KstDate; id: string }[]>();
  return (result) => {
    const { morning, outfits, fit } = result;
    for (const { outfit } of outfits) shown.everShown.add(outfit.id);
    const [first] = outfits;
    if (!first) return;
    const { judgement, rules } = audit(result);
    tallyConstraints(shown.constraints, result);
    tallyTold(shown.told, result);
    const textRules = auditText(first, morning);
    shown.firsts += 1;
    shown.verdicts[judgement] += 1;
    shown.awkward += Number(textRules.length > 0);
    shown.untold += Number(fit.extra || fit.thermals);
    shown.lacking += Number(!result.traits.layered && fit.states[0]!.extra === true);
    shown.absent += Number(lacksNamedPiece(first));
    countEach(shown.byRule, rules);
    countEach(shown.byTextRule, textRules);
    const { mostlyRain, strongestWindMps } = getDayFacts(morning);
    if (mostlyRain && strongestWindMps < GALE_MPS && !isSport(morning.categoryId)) {
      shown.rainyDays += 1;
      shown.umbrellas += Number(getTraits(first.outfit, garmentById).umbrella);
    }
    const key = `${morning.day.place}:${morning.categoryId}:${morning.gender}`;
    const { date } = morning.day;
    const since = addDays(date, 1 - DAYS);
    const ten = [{ date, id: first.outfit.id }, ...(lately.get(key) ?? [])].filter((shown) => shown.date >= since);
    lately.set(key, ten);
    shown.tooOften += Number(ten.filter(({ id }) => id === first.outfit.id).length > MOST_OF_TEN);
  };
}

/** Returns whether the picture is open where the texts say closed, or has no room beside the figure for every item. */
function lacksNamedPiece({ outfit, picture, fit, takeAlong }: RecommendedOutfit): boolean {
  const [start] = fit.states;
  const isToldClosed = start?.inFull === true && !start.open && outfit.layers.length > 0;
  const isOpen = picture.outfit.layers.at(-1)?.open === true;
  return (isToldClosed && isOpen) || takeAlong.filter(({ piece }) => piece).length > MOST_PIECES;
}

function countEach(counts: Record<string, number>, names: readonly string[]): void {
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
}

export const findNeverShown = ({ everShown }: ShownTally): string[] =>
  OUTFITS.map(({ id }) => id).filter((id) => !everShown.has(id));
