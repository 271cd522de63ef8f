import { TEXT_LANGUAGES } from '@/lib/contract/language';
import { getMessages } from '@/lib/messages/get-messages';
import type { Cause } from '@/lib/messages/reason-facts';
import { hash32 } from '../weather/pick-variant';
import type { Candidate } from './rank';
import { getAction } from './reason-action';
import { DRESS_UP, getStrongestCause, isInHeadline, pickCause } from './reason-cause';
import { getDayFacts, getOutfitFacts, type DayFacts, type ReasonContext } from './reason-context';
import type { RecommendationMessages } from './recommendation-messages';

/**
 * Creates the composer of a day's reasons: one sentence for each outfit with the strongest cause and the action for
 * this outfit. It does not repeat the sentences of earlier outfits.
 */
export function createReasonComposer(context: ReasonContext): (candidate: Candidate, position: number) => string {
  const { day, messages, placeOf } = context;
  const strongest = getStrongestCause(context);
  const dayFacts = getDayFacts(context);
  // Place names depend on the language of the request, which must not affect the choice of a sentence.
  const unnamed = getDayFacts({ ...context, placeOf: (hour) => placeOf(hour) && { name: null } });
  const usedSentences = new Set<string>();
  return (candidate, position) => {
    const action = getAction(strongest, candidate, context);
    const picked = pickCause(strongest, action, dayFacts, context);
    const write = (cause: Cause | null, language: RecommendationMessages, ofDay: DayFacts): Written => {
      const facts = {
        ...ofDay,
        ...getOutfitFacts(candidate, { ...context, messages: language }),
        dressesUp: DRESS_UP.includes(action),
      };
      const { causes, actions, compose, mostCharacters } = language.reasons;
      const openings = cause ? causes[cause].map((wording) => wording(facts)) : NO_CAUSE;
      const endings = actions[action].map((wording) => wording(facts));
      return {
        isAllowed: ([opening, ending]) => openings[opening] !== null && endings[ending] !== null,
        compose: ([opening, ending]) => compose(day, openings[opening] ?? '', endings[ending] ?? ''),
        mostCharacters,
      };
    };
    const choose = (cause: Cause | null) => {
      const everywhere = EVERY_LANGUAGE.map((language) => write(cause, language, unnamed));
      const chosen = choosePair(listPairs(context.seed, position), everywhere, usedSentences);
      return { cause, chosen, sentences: everywhere.map(({ compose }) => compose(chosen)) };
    };
    let choice = choose(isInHeadline(picked, context) ? null : picked);
    // Without a cause there are few sentences. An outfit for which none is left repeats the cause of the headline.
    if (choice.sentences.some((sentence) => usedSentences.has(sentence))) choice = choose(picked);
    for (const sentence of choice.sentences) usedSentences.add(sentence);
    return write(choice.cause, messages, dayFacts).compose(choice.chosen);
  };
}

/** Wordings of a sentence without a cause, which the headline above it gives. */
const NO_CAUSE = ['', '', ''];

/** A sentence must fit in every language, so that all users get the same advice. */
const EVERY_LANGUAGE = TEXT_LANGUAGES.map(getMessages);

/** Indices of the wordings of a cause and an action. */
type Pair = readonly [opening: number, ending: number];

/** The sentences of a cause and an action in one language. */
interface Written {
  /** Returns whether the facts allow both wordings. */
  isAllowed: (pair: Pair) => boolean;
  compose: (pair: Pair) => string;
  mostCharacters: number;
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

/** Returns the first allowed pair whose sentence is new and fits in every language, else the shortest of the new ones. */
function choosePair(pairs: readonly Pair[], everywhere: readonly Written[], used: ReadonlySet<string>): Pair {
  const allowed = pairs.filter((pair) => everywhere.every(({ isAllowed }) => isAllowed(pair)));
  const unused = allowed.filter((pair) => !everywhere.some(({ compose }) => used.has(compose(pair))));
  const getLength = (pair: Pair) =>
    Math.max(...everywhere.map(({ compose, mostCharacters }) => compose(pair).length / mostCharacters));
  const shortest = (all: readonly Pair[]) =>
    all.reduce((best, pair) => (getLength(pair) < getLength(best) ? pair : best));
  return unused.find((pair) => getLength(pair) <= 1) ?? shortest(unused.length > 0 ? unused : allowed);
}
