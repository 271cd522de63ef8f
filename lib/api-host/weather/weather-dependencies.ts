import type { RegionIndex } from '../region/region-index';
import type { Infrastructure } from '../shared/infrastructure';
import type { WeatherService } from './weather-service';

/** Dependencies for getting the weather of a place. */
export interface WeatherDependencies extends Pick<Infrastructure, 'clock'> {
  weather: Pick<WeatherService, 'get'>;
  regions: RegionIndex;
}
