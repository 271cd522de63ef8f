import type { ShownDay } from '@/lib/contract/hour-spans-field';

// Facts of the sentence that explains an outfit. The rules find them; each language composes its own sentence.

/** The strongest reason for an outfit. */
export type Cause =
  | 'thunder'
  | 'snow'
  | 'lyingSnow'
  | 'sleet'
  | 'downpour'
  | 'coldRain'
  | 'rain'
  | 'rainDoubt'
  | 'biting'
  | 'wind'
  | 'gale'
  | 'heat'
  | 'dust'
  | 'layersEnough'
  | 'moving'
  | 'range'
  | 'cooling'
  | 'colderThere'
  | 'warmerThere'
  | 'freezing'
  | 'cold'
  | 'cool'
  | 'mild'
  | 'warm'
  | 'hot'
  | 'coolEnds';

/** What to do with an outfit. */
export type Action =
  | 'shell'
  | 'hood'
  | 'noUmbrella'
  | 'quickDry'
  | 'umbrella'
  | 'foldingUmbrella'
  | 'snowWear'
  | 'stayBrief'
  | 'bundle'
  | 'windproof'
  | 'mask'
  | 'sportLater'
  | 'sportIndoors'
  | 'sportInside'
  | 'shelter'
  | 'storm'
  | 'ifOut'
  | 'addExtra'
  | 'airy'
  | 'takeOff'
  | 'within'
  | 'openUp'
  | 'wearOpen'
  | 'rests'
  | 'keepOn'
  | 'plain';

/** An hour of the outing. A night out lasts into the next day. */
export type Moment = 'now' | { hour: number; isNextDay: boolean };

/** Another place than the requested cell. Its name is null if it is unknown. */
export interface OtherPlace {
  name: string | null;
}

/** Parts of the day: until 6, 11, 17, 21 and 24 h. */
export type DayPart = 'early-morning' | 'morning' | 'daytime' | 'evening' | 'night';

/** When a hot day allows sport outdoors. */
export interface SportTime {
  is: 'before' | 'after';
  hour: number;
}

/** A low and a high in whole degrees. */
export interface Span {
  lowC: number;
  highC: number;
}

/** An extreme value with its time or place, so that it does not seem to contradict other numbers on the screen. */
export interface Peak {
  moment: Moment;
  /** Replaces the time if the value is reached in another place. */
  place: OtherPlace | null;
  degreesC: number;
  /**
   * Whether the value is reached by rising or falling from the present one. Null for the present value itself, or if
   * neither.
   */
  direction: 'rising' | 'falling' | null;
}

/** Everything that a reason may mention. Garments are named in the language of the reason. */
export interface ReasonFacts {
  day: ShownDay;
  /** Low and high of the relevant hours. Equal if they hardly differ. */
  span: Span;
  /** The cause holds in all relevant hours, not only in the coldest or warmest. */
  isThroughout: boolean;
  /** Part of the day of the coldest relevant hour. */
  coldestPart: DayPart;
  /** Daily temperature range (일교차), K. Null if the outing does not include most of it. */
  rangeK: number | null;
  /** Another place that is colder than the requested cell. */
  colderAt: OtherPlace | null;
  /** Another place that is warmer than the requested cell. */
  warmerAt: OtherPlace | null;
  /** How a warmer place is called, by the warmest hour. */
  warmth: 'less-cold' | 'warmer' | 'hotter';
  /** The action puts something on, which a rising or changing temperature does not explain. */
  dressesUp: boolean;
  /** Null if no hour outdoors is cool enough. */
  sportTime: SportTime | null;
  /** Extremes of the relevant hours, as air and as apparent temperature. */
  coldest: Peak;
  warmest: Peak;
  coldestFelt: Peak;
  warmestFelt: Peak;
  /** The extremes in order of time, if the second is reached from the first. */
  swing: readonly [Peak, Peak] | null;
  /** Parts of the day of the two extremes in order of time. Null if they are the same or hardly differ. */
  parts: readonly [DayPart, DayPart] | null;
  /** It gets warmer than it is at the start, and the coldest hour is over by then. */
  getsWarmer: boolean;
  coolsAtSunset: boolean;
  windMps: number;
  /**
   * Start of rain, snow or dust, and whether it lasts for one hour only. Null if it has begun, or begins with the start of
   * tomorrow.
   */
  beginning: (Pick<Peak, 'moment' | 'place'> & { isBrief: boolean }) | null;
  outer: string;
  /** The outermost garment that is worn when the user leaves home. */
  outermost: string;
  top: string;
  /** The top and the layers under the outermost, innermost first. */
  under: readonly string[];
  /** Garments worn in the warmest hour, innermost first. */
  lightest: readonly string[];
  /** The extra layer, empty if there is none; whether the rows tell it, and whether already for the start. */
  extra: string;
  extraTold: boolean;
  startsWithExtra: boolean;
  /** It gets mild, so that nobody dresses to keep warm. */
  isMild: boolean;
  /** It gets so warm that somebody may feel hot. */
  getsHot: boolean;
  /** Warm weather, in which nothing is put on for warmth. */
  isWarm: boolean;
  /** The outermost layer is of a fabric that sheds rain, or a rain-tight kind of coat. */
  keepsDry: boolean;
  /** The top if it is a dress. */
  bottom: string;
  /** Null if others replace them in snow or heavy rain. */
  shoes: string | null;
  /** False if a neck warmer is worn instead of a scarf. */
  hasScarf: boolean;
  /** The outer layer is closed in some hour. */
  isClosed: boolean;
}

/** Returns a part of the sentence, or null if the facts do not allow its claim. */
export type Wording = (facts: ReasonFacts) => string | null;

/** Three wordings each, so that cause and action give nine different sentences. At least one is never null. */
export type Wordings = readonly [Wording, Wording, Wording];

/** Temperature from which nobody calls the coldest hour of a day cool, °C. */
export const WARM_FROM_C = 23;
