import { TEXT_LANGUAGES } from '@/lib/contract/language';
import { getMessages } from '@/lib/messages/get-messages';
import type { Cause } from '@/lib/messages/reason-facts';
import { hash32 } from '../weather/pick-variant';
import type { Candidate } from './rank';
import { getAction } from './reason-action';
import { DRESS_UP, getStrongestCause, isInHeadline, isThroughout, pickCause } from './reason-cause';
import { getDayFacts, getOutfitFacts, type DayFacts, type ReasonContext } from './reason-context';
import type { RecommendationMessages } from './recommendation-messages';

/**
 * Creates the composer of a day's reasons: one sentence for each outfit with the strongest cause and the action for
 * this outfit. It does not repeat the sentences of earlier outfits.
 */
export function createReasonComposer(context: ReasonContext): (candidate: Candidate, position: number) => string {
  const { day, elsewhere, messages, placeOf } = context;
  const strongest = getStrongestCause(context);
  const dayFacts = getDayFacts(context);
  // Place names depend on the language of the request, which must not affect the choice of a sentence.
  const hasNames = elsewhere.size > 0;
  const unnamed = hasNames ? getDayFacts({ ...context, placeOf: (hour) => placeOf(hour) && { name: null } }) : dayFacts;
  const usedSentences = new Set<string>();
  return (candidate, position) => {
    const action = getAction(strongest, candidate, context);
    const picked = pickCause(strongest, action, dayFacts, context);
    const dressesUp = DRESS_UP.includes(action);
    const createWriter = (language: RecommendationMessages, ofDay: DayFacts): Writer => {
      const ofOutfit = getOutfitFacts(candidate, { ...context, messages: language });
      const facts = { ...ofDay, ...ofOutfit, dressesUp, isThroughout: isThroughout(picked, context.outing) };
      const { causes, actions, compose, mostCharacters } = language.reasons;
      return {
        write: (cause, [opening, ending]) => {
          const [first, then] = [cause ? causes[cause][opening]!(facts) : '', actions[action][ending]!(facts)];
          return first === null || then === null ? null : compose(day, first, then);
        },
        mostCharacters,
      };
    };
    const everywhere = EVERY_LANGUAGE.map((language) => createWriter(language, unnamed));
    const pairs = listPairs(context.seed, position);
    const isUsed = ({ sentences }: Option) => sentences.some((sentence) => usedSentences.has(sentence));
    const choose = (cause: Cause | null) => chooseOption(listOptions(cause, pairs, everywhere), isUsed);
    let choice = choose(isInHeadline(picked, context) ? null : picked);
    // Without a cause there are few sentences. An outfit for which none is left repeats the cause of the headline.
    if (isUsed(choice)) choice = choose(picked);
    for (const sentence of choice.sentences) usedSentences.add(sentence);
    const own = hasNames ? -1 : EVERY_LANGUAGE.indexOf(messages);
    return choice.sentences[own] ?? createWriter(messages, dayFacts).write(choice.cause, choice.pair) ?? '';
  };
}

/** A sentence must fit in every language, so that all users get the same advice. */
const EVERY_LANGUAGE: readonly RecommendationMessages[] = TEXT_LANGUAGES.map(getMessages);

/** Indices of the wordings of a cause and an action. */
type Pair = readonly [opening: number, ending: number];

/** Writes the sentences of an outfit's action in one language. */
interface Writer {
  /** Returns null if the facts do not allow both wordings. Without a cause, the headline gives it. */
  write: (cause: Cause | null, pair: Pair) => string | null;
  mostCharacters: number;
}

/** A sentence that could be told, in every language. */
interface Option {
  cause: Cause | null;
  pair: Pair;
  sentences: readonly string[];
  /** Whether it fits in every language: at most 1. */
  length: number;
}

/** Number of wordings of each cause and action. */
const WORDINGS = 3;

/** Lists all pairs in the order of preference: each cause with all actions. Positions begin with different pairs. */
function listPairs(seed: string, position: number): Pair[] {
  const turn = (salt: string, by: number) => {
    const first = hash32(`${seed}:${salt}`) + by;
    return Array.from({ length: WORDINGS }, (_, index) => (first + index) % WORDINGS);
  };
  const openings = turn('cause', position);
  // Each pass through the causes shifts the actions by one more, so that pairs do not repeat.
  const endings = turn('action', position + Math.floor(position / WORDINGS));
  return openings.flatMap((opening) => endings.map((ending): Pair => [opening, ending]));
}

/** Lists the pairs whose wordings the facts allow in every language. */
function* listOptions(cause: Cause | null, pairs: readonly Pair[], everywhere: readonly Writer[]): Generator<Option> {
  for (const pair of pairs) {
    const sentences = everywhere.map(({ write }) => write(cause, pair)).filter((sentence) => sentence !== null);
    if (sentences.length < everywhere.length) continue;
    const lengths = sentences.map((sentence, index) => sentence.length / everywhere[index]!.mostCharacters);
    yield { cause, pair, sentences, length: Math.max(...lengths) };
  }
}

/** Returns the first option that is new and fits in every language, else the shortest of the new ones, else of all. */
function chooseOption(options: Iterable<Option>, isUsed: (option: Option) => boolean): Option {
  let best: Option | undefined;
  let isBestUsed = true;
  for (const option of options) {
    const isOptionUsed = isUsed(option);
    if (!isOptionUsed && option.length <= 1) return option;
    const isBetter = isOptionUsed === isBestUsed ? option.length < (best?.length ?? Infinity) : isBestUsed;
    if (isBetter) [best, isBestUsed] = [option, isOptionUsed];
  }
  return best!;
}
