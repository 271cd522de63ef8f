import type { RegionIndex } from '../region/region-index';
import type { Infrastructure } from '../shared/infrastructure';
import type { WeatherService } from './weather-service';

export interface WeatherDependencies extends Pick<Infrastructure, 'clock'> {
  weather: Pick<WeatherService, 'get'>;
  regions: RegionIndex;
}
