import type { CategoryId } from '@/lib/contract/category';
import type { GarmentKind } from '@/lib/contract/garment-kind';
import type { Gender } from '@/lib/contract/gender';
import type { LayerAdvice, OutfitItem, RemainingOutfits, TakeAlong } from '@/lib/contract/outfit';
import type { GridCell } from '../dfs-grid';
import type { KstDate } from '../kst';
import type { WarmthLevel } from '../wardrobe/insulation';
import type { Outfit } from '../wardrobe/wardrobe';
import type { Weather } from '../weather/weather';
import type { RequestedHours } from './relevant-hours';
import type { FrozenChoice } from './frozen-choice';
import type { WeatherByCell } from './relevant-weather';
import type { GarmentMap } from './traits';

export interface RecommendationInput {
  weather: Weather;
  nowMs: number;
  categoryId: CategoryId;
  /** For which day and hours; those of the category where nothing is said. */
  requestedHours?: RequestedHours;
  /** The weather of the other cells that those hours are spent in. */
  weatherElsewhere?: WeatherByCell;
  /** What such a cell is called in a sentence: 춘천시. */
  nameOfCell?: (cell: GridCell) => string | undefined;
  gender: Gender;
  /** Those that may be shown: whose picture exists. Other genders are passed over. */
  outfits: readonly Outfit[];
  garments: GarmentMap;
  /** Whose choice it is: a device, or '' for what everyone in the place shares. */
  seed: string;
  /** The person's own offset, clo: above 0 for one who feels hot easily. */
  offsetClo?: number;
  /** How many days ago an outfit came first: one number for each of those days (`createShownDaysAgo`). */
  shownDaysAgo?: (outfitId: string) => readonly number[];
  count?: number;
  /** Which part of the day's outfits, `count` at a time: 0, the first answer, where nothing is said. */
  page?: number;
  /** Kinds of clothes that are left out. */
  excludedKinds?: readonly GarmentKind[];
  /** Of how many of them is told; of all where nothing is said. */
  describedCount?: number;
  /** An earlier answer's `frozen`: its order is kept for the day, unless the weather moved. */
  frozen?: FrozenChoice | null;
  /** It has been decided for this hour, for everyone: its order is kept although the weather moved. */
  isDecided?: boolean;
}

export interface RecommendedOutfit {
  outfit: Outfit;
  /** The figure holds an umbrella. */
  umbrella: boolean;
  /** Insulation with everything on, clo. */
  clo: number;
  /** How far it misses the aims of the hours, penalties included (J); lower is better. */
  misfit: number;
  reason: string;
  alt: string;
  items: OutfitItem[];
  takeAlong: TakeAlong[];
  layers: LayerAdvice[];
}

export interface Recommendation {
  day: 'today' | 'tomorrow';
  date: KstDate;
  /** Over the hours that count, whole °C. */
  feelsLikeRange: { min: number; max: number };
  /** The warmth that the coldest of those hours asks for, and the warmest. */
  level: WarmthLevel;
  warmestLevel: WarmthLevel;
  /** Best first; the first page has at least three where the gender has three, a page after the last has none. */
  outfits: RecommendedOutfit[];
  /** How many pages there are, one at least. */
  pages: number;
  /** What those that were left out leave to the day. */
  left: RemainingOutfits;
  /** To be handed in again with the next question of the same day. */
  frozen: FrozenChoice;
}

/** Nobody of this gender has a picture: a mistake of the installation, not of the weather. */
export class NoOutfitError extends Error {
  constructor(gender: Gender) {
    super(`no outfit to choose from for ${gender}.`);
    this.name = 'NoOutfitError';
  }
}
