import { brandError } from '@/lib/brand-error';
import type { Pace } from '@/lib/contract/comfort';
import type { DressCode } from '@/lib/contract/dress-code';
import type { CategoryId } from '@/lib/contract/category';
import type { ShownDay } from '@/lib/contract/hour-spans-field';
import type { GarmentKind } from '@/lib/contract/garment-kind';
import type { Gender } from '@/lib/contract/gender';
import type { LayerAdvice, OutfitItem, RemainingOutfits, TakeAlong } from '@/lib/contract/outfit';
import type { GridCell } from '../dfs-grid';
import type { KstDate } from '../kst';
import type { MemberAgeGroup } from '../wardrobe/age-groups';
import type { WarmthLevel } from '../wardrobe/insulation';
import type { Outfit } from '../wardrobe/wardrobe';
import type { Weather } from '../weather/weather';
import type { Fit } from './fit';
import type { RequestedHours } from './relevant-hours';
import type { FrozenChoice } from './frozen-choice';
import type { ChosenPicture, PicturesByOutfit } from './picture-additions';
import type { RecommendationMessages } from './recommendation-messages';
import type { WeatherByCell } from './relevant-weather';
import type { GarmentMap } from './traits';

export interface RecommendationInput {
  /** Messages in the language of the recommendation. */
  messages: RecommendationMessages;
  weather: Weather;
  nowMs: number;
  categoryId: CategoryId;
  /** Defaults to the next default hours of the category. */
  requestedHours?: RequestedHours;
  /** Weather of the other cells in which hours are spent. */
  weatherElsewhere?: WeatherByCell;
  /**
   * The same weather as screens show it, if outfits are chosen for corrected forecasts. Texts tell its numbers, because a
   * corrected one is a forecast of our own.
   */
  shown?: Pick<RecommendationInput, 'weather' | 'weatherElsewhere'>;
  /** Returns the name of another cell for a sentence, such as 춘천시. Undefined if unknown. */
  nameOfCell?: (cell: GridCell) => string | undefined;
  gender: Gender;
  /** Outfits whose picture exists. Those of another gender are ignored. */
  outfits: readonly Outfit[];
  garments: GarmentMap;
  /** Pictures of outfits with additions (`groupPictures`). Defaults to none. */
  pictures?: PicturesByOutfit;
  /** Seed of the rotation; '' for a choice that is shared by all users of the cell. */
  seed: string;
  /** Comfort offset, clo: above 0 for a user who feels hot easily. */
  offsetClo?: number;
  /** Slow, or undefined for the usual pace. */
  pace?: Pace | undefined;
  /** Age group whose pictures come first among outfits of nearly equal cost. Defaults to none. */
  ageGroup?: MemberAgeGroup | undefined;
  /** True on a school day (`isSchoolDay`): pupils then see uniforms first. Defaults to false. */
  isSchoolDay?: boolean;
  /** Returns how many days ago an outfit was the first outfit, one number for each time (`createShownDaysAgo`). */
  shownDaysAgo?: (outfitId: string) => readonly number[];
  /** First outfits of the same day in other categories. This category opens with another one if one suits. */
  firstsElsewhere?: readonly string[];
  count?: number;
  /** Page of the day's outfits, `count` each. Defaults to 0. */
  page?: number;
  excludedKinds?: readonly GarmentKind[];
  /** Occasion that decides the clothes. */
  dressCode?: DressCode;
  /** Number of outfits to describe with texts. Defaults to all. */
  describedCount?: number;
  /** `frozen` of an earlier recommendation. Its order stays for the day unless the weather changed. */
  frozen?: FrozenChoice | null;
  /** True if `frozen` was decided for this hour for all users. Its order then stays even if the weather changed. */
  isDecided?: boolean;
}

export interface RecommendedOutfit {
  outfit: Outfit;
  /** Insulation with everything on, clo. */
  clo: number;
  /** Total cost with penalties (J). Lower is better. */
  misfit: number;
  /** How it is worn through the day. */
  fit: Fit;
  reason: string;
  /** Picture that is closest to the outfit as worn on the day. */
  picture: ChosenPicture;
  /** Title of the picture (`getPictureTitle`). */
  title: string;
  alt: string;
  items: OutfitItem[];
  takeAlong: TakeAlong[];
  layers: LayerAdvice[];
  /** The recommendation as it was told: hours and layers as text (`formatTold`). */
  told: string;
}

export interface Recommendation {
  day: ShownDay;
  date: KstDate;
  /** Over the relevant hours, whole °C. */
  feelsLikeRange: { min: number; max: number };
  /** Warmth levels that the coldest and the warmest relevant hour require. */
  level: WarmthLevel;
  warmestLevel: WarmthLevel;
  /** Best first. Page 0 has at least three if the gender has three; a page after the last is empty. */
  outfits: RecommendedOutfit[];
  /** Number of pages, at least 1. */
  pages: number;
  /** Rating of the outfits that remain without the excluded kinds. */
  left: RemainingOutfits;
  /** Input for the next recommendation of the same day. */
  frozen: FrozenChoice;
}

/** Thrown if no outfit of the gender has a picture, which is an error of the installation. */
export class NoOutfitError extends Error {
  static {
    brandError(this, 'NoOutfitError');
  }

  constructor(gender: Gender) {
    super(`no outfit has a picture for ${gender}.`);
  }
}
