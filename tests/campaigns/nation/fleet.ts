import { DISPATCHERS, WEB_INSTANCES, type ClockStep, type Kill } from './faults';
import { startInstance, type Country, type Instance } from './instance';
import { startLife } from './life';
import { passUntil } from './simulated-time';

const runAt = (atMs: number, work: () => void) => setTimeout(work, Math.max(0, atMs - Date.now()));

/** The instances that run. */
export interface Fleet {
  /** Returns the present life of an instance; undefined while it is down. */
  find: (name: string) => Instance | undefined;
  startDispatchers: () => void;
  /** Ends the dispatchers as an upgrade does. */
  closeDispatchers: () => Promise<void>;
  /** Kills instances at their times, and restarts them. */
  schedule: (kills: Kill[], steps: ClockStep[]) => void;
  killAll: () => void;
  countKills: () => number;
}

/** Starts the web instances. */
export function createFleet(country: Country): Fleet {
  const running = new Map<string, Instance>();
  const errorMs = new Map<string, number>();
  /** Instances that are to run. */
  const wanted = new Set<string>();
  let kills = 0;

  function start(name: string): void {
    wanted.add(name);
    const life = startLife(name, () => Date.now() + (errorMs.get(name) ?? 0));
    running.set(name, startInstance(country, life, DISPATCHERS.includes(name)));
    country.note(`${name} starts`);
  }

  function kill({ instance: name, restartMs }: Kill): void {
    const instance = running.get(name);
    if (!instance) return;
    kills += 1;
    running.delete(name);
    instance.life.kill();
    country.note(`${name} is killed`);
    runAt(restartMs, () => void (wanted.has(name) && !running.has(name) && start(name)));
  }

  WEB_INSTANCES.forEach(start);
  return {
    find: (name) => running.get(name),
    startDispatchers: () => DISPATCHERS.forEach(start),
    async closeDispatchers() {
      DISPATCHERS.forEach((name) => wanted.delete(name));
      const ending = DISPATCHERS.flatMap((name) => running.get(name) ?? []);
      DISPATCHERS.forEach((name) => running.delete(name));
      const close = ({ dispatch, weather }: Instance) => Promise.all([dispatch?.close(), weather.close()]);
      await passUntil(Promise.all(ending.map(close)));
    },
    schedule(planned, steps) {
      for (const each of planned) runAt(each.atMs, () => kill(each));
      for (const { instance, atMs, byMs } of steps) runAt(atMs, () => void errorMs.set(instance, byMs));
    },
    killAll: () => running.forEach(({ life }) => life.kill()),
    countKills: () => kills,
  };
}
