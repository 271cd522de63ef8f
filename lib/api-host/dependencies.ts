import type { Outfit } from '@/lib/domain/wardrobe/wardrobe';
import type { Logger } from '@/lib/log';
import type { AccountTools } from './accounts/account-tools';
import type { Check } from './health/readiness';
import type { ChoiceStore } from './outfit/choice-store';
import type { Pictures } from './pictures/pictures';
import type { PushTransport } from './push/push-transport';
import type { RegionIndex } from './region/region-index';
import type { WeatherService } from './weather/weather-service';

export type RequestLogLevel = 'debug' | 'info';

/** Everything that the host is given; it makes none of it and asks no global for it. */
export interface HostDependencies {
  /** Epoch milliseconds. */
  clock: () => number;
  regions: RegionIndex;
  weather: Pick<WeatherService, 'get'>;
  pictures: Pictures;
  /** The whole wardrobe; only what has a picture is shown. */
  outfits: readonly Outfit[];
  choices: ChoiceStore;
  accounts: AccountTools;
  push: PushTransport;
  /** What readiness depends on. */
  checks: readonly Check[];
  logger: Logger;
  /** Of the one line that each request gets. */
  requestLogLevel: RequestLogLevel;
  /** Parse every answer against the contract before it leaves (tests and development). */
  checkAnswers: boolean;
}
