import type { WeatherProviderName } from '@/lib/contract/weather-provider-name';
import type { Env } from '@/lib/env';

/**
 * Everything that differs between weather providers, except how they are called (`create-providers.ts`), and their names
 * and attributions, which are messages (`sources`).
 */
export interface ProviderRecord {
  name: WeatherProviderName;
  /** Text that credits the provider on a shared card. */
  cardCredit: 'label' | 'attribution';
  /** Reads the settings of the provider. */
  config: (env: Env) => object;
  /** The services that count calls separately, with the variable that sets the daily limit of each. */
  services: Readonly<Record<string, keyof Env & `${string}_DAILY_CALLS`>>;
}
