import type { Outfit } from '@/lib/domain/wardrobe/wardrobe';
import type { ApiKeys } from '@/lib/api-keys';
import type { Logger } from '@/lib/log';
import type { Passwords } from './accounts/passwords';
import type { Database } from './db/database';
import type { Cards } from './card/cards';
import type { Check } from './health/readiness';
import type { IdentityProviders } from './identity/identity-provider';
import type { Mailer } from './mail/mail';
import type { Mailbox } from './mail/outbox';
import type { ChoiceStore } from './outfit/choice-store';
import type { Pictures } from './pictures/pictures';
import type { PushTransport } from './push/push-transport';
import type { RegionIndex } from './region/region-index';
import type { Limits } from './shared/limits';
import type { WeatherService } from './weather/weather-service';

export type RequestLogLevel = 'debug' | 'info';

/** Everything that the host is given; it makes none of it and asks no global for it. */
export interface HostDependencies {
  /** The open database. Throws `ApiError` UNAVAILABLE where it cannot be had in time. */
  database: () => Promise<Database>;
  keys: ApiKeys;
  /** Epoch milliseconds. */
  clock: () => number;
  limits: Limits;
  regions: RegionIndex;
  weather: Pick<WeatherService, 'get'>;
  pictures: Pictures;
  /** The whole wardrobe; only what has a picture is shown. */
  outfits: readonly Outfit[];
  choices: ChoiceStore;
  /** Draws what is shared. */
  cards: Cards;
  passwords: Passwords;
  mailer: Mailer;
  /** Where mails can be read that were not sent; null where they are. */
  mailbox: Mailbox | null;
  identityProviders: IdentityProviders;
  /** Whether a social login may end at an address of ours. */
  isCallbackUrl: (url: string) => boolean;
  push: PushTransport;
  /** What readiness depends on. */
  checks: readonly Check[];
  logger: Logger;
  /** Of the one line that each request gets. */
  requestLogLevel: RequestLogLevel;
  /** Parse every answer against the contract before it leaves (tests and development). */
  checkAnswers: boolean;
}
