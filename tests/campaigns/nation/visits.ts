import type { Database } from '@/lib/api-host/db/database';
import type { WeatherService } from '@/lib/api-host/weather/weather-service';
import { createWeatherStore } from '@/lib/api-host/weather/weather-store';
import { MINUTE_MS } from '@/lib/contract/durations';
import type { Weather } from '@/lib/domain/weather/weather';
import { checkVisit } from './check-weather';
import { WEB_INSTANCES } from './faults';
import type { Fleet } from './fleet';
import type { Country } from './instance';
import { CELLS, type Providers } from './providers';

/** Time after a fault in which an instance still leaves the database alone. */
const AFTER_FAULT_MS = MINUTE_MS;

/** Visitors who look at the weather until the simulation ends. */
export interface Visits {
  problems: string[];
  count: () => { visits: number; usualWeather: number };
}

/** Lets visitors look at the weather of random cells on random web instances. */
export function startVisits(
  { faults, random, note }: Country,
  { fleet, providers, db }: { fleet: Fleet; providers: Providers; db: Database },
): Visits {
  const problems: string[] = [];
  const store = createWeatherStore((query) => query(db));
  /** The last weather that each instance returned, by cell. */
  const returned = new WeakMap<WeatherService, Map<number, Weather>>();
  let [visits, usualWeather] = [0, 0];

  async function visit(): Promise<void> {
    const instance = fleet.find(random.pick(WEB_INSTANCES));
    const cell = random.pick(CELLS);
    if (!instance) return;
    const { life, weather: service } = instance;
    const startMs = Date.now();
    const stored = await store.read(cell);
    const result = await life.whileAlive(service.get(cell));
    const known = returned.get(service) ?? new Map<number, Weather>();
    const canRead = !faults.hasAny(['database', 'network'], life.name, startMs - AFTER_FAULT_MS, Date.now());
    const found = checkVisit({
      cell,
      result,
      nowMs: life.clock(),
      lastGoodMs: providers.getLastGoodMs(cell),
      before: known.get(cell.nx),
      stored: canRead ? stored?.weather : undefined,
    });
    for (const problem of found) problems.push(`${new Date().toISOString()} ${life.name}, cell ${cell.nx}: ${problem}`);
    visits += 1;
    if (result.weather.source.usual) usualWeather += 1;
    else returned.set(service, known.set(cell.nx, result.weather));
    note(`${life.name} returns weather of cell ${cell.nx}, fetched ${result.weather.source.fetchedAtMs}`);
  }

  // A visit whose instance is killed gets no response, so nobody waits for it.
  const schedule = () => {
    void visit().catch((error: unknown) => problems.push(`a visit failed: ${String(error)}`));
    setTimeout(schedule, random.between(20, 90) * MINUTE_MS);
  };
  schedule();
  return { problems, count: () => ({ visits, usualWeather }) };
}
