import { setTimeout as delay } from 'node:timers/promises';
import type { Rehearsal } from './rehearsal';
import type { Instance, System } from './system';

const RESTARTS = 3;
/** Between restarts, so that Prometheus, which reads its list of targets every 5 s, sees each start time. */
const RESTART_PAUSE_MS = 8_000;

/** A web instance stands still in turns. */
const holdUp = (stillMs: number, runningMs: number): Rehearsal => ({
  provoked: `a web instance stands still for ${stillMs} ms of every ${stillMs + runningMs} ms`,
  ended: 'it got its processor back',
  async prepare({ startWeb, repeat }) {
    const web = await startWeb();
    let stop: (() => void) | undefined;
    async function standStill() {
      web.pause();
      await delay(stillMs);
      web.resume();
    }
    return { provoke: () => (stop = repeat(runningMs, standStill)), follow: () => stop?.() };
  },
});

/** The only instance of a role is stopped. */
const stopOnly = (role: string, start: (system: System) => Promise<Instance>): Rehearsal => ({
  provoked: `the only ${role} is stopped`,
  ended: 'started again',
  async prepare(system) {
    const instance = await start(system);
    return { provoke: instance.stop, follow: () => instance.start() };
  },
});

export const INSTANCE_REHEARSALS = {
  InstanceIsGone: {
    provoked: 'a web instance stands still (SIGSTOP)',
    ended: 'killed and started again',
    async prepare({ startWeb }) {
      const web = await startWeb();
      return {
        provoke: web.pause,
        async follow() {
          await web.kill();
          await web.start();
        },
      };
    },
  },
  InstancesAreMissing: {
    provoked: 'one of two web instances is stopped',
    ended: 'started again',
    async prepare({ startWeb, startDispatcher }) {
      await startWeb();
      const second = await startWeb();
      await startDispatcher();
      return { provoke: second.stop, follow: () => second.start() };
    },
  },
  InstanceRestarts: {
    provoked: 'a dispatcher is killed and started three times',
    ended: 'no restart for an hour',
    async prepare({ startDispatcher }) {
      const dispatcher = await startDispatcher();
      return {
        async provoke() {
          for (let restart = 0; restart < RESTARTS; restart++) {
            await delay(RESTART_PAUSE_MS);
            await dispatcher.kill();
            await dispatcher.start();
          }
        },
        follow: () => undefined,
      };
    },
  },
  WebIsMissing: stopOnly('web instance', ({ startWeb }) => startWeb()),
  DispatcherIsMissing: stopOnly('dispatcher', ({ startDispatcher }) => startDispatcher()),
  EventLoopIsBusy: holdUp(650, 200),
} satisfies Record<string, Rehearsal>;
