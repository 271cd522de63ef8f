import type { Holidays } from '@/lib/domain/my-day/schedule';
import type { Outfit } from '@/lib/domain/wardrobe/wardrobe';
import type { Pictures } from '../pictures/pictures';
import type { WeatherDependencies } from '../weather/weather-dependencies';
import type { ChoiceStore } from './choice-store';

export interface OutfitDependencies extends WeatherDependencies {
  choices: ChoiceStore;
  /** The whole wardrobe. Only outfits that have a picture are recommended. */
  outfits: readonly Outfit[];
  pictures: Pictures;
  /** Returns the public holidays. It never fails. */
  readHolidays: () => Promise<Holidays>;
}
