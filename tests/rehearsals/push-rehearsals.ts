import { MINUTE_MS } from '@/lib/contract/durations';
import { addDueUsers } from '../support/due-people';
import { startPushService, status, type PushService } from '../support/push-service';
import type { Rehearsal } from './rehearsal';
import type { System } from './system';
import { waitFor } from './wait-for';

const USERS = 50;
/** Later than PushesAreLate tolerates, and early enough to be sent. */
const LATE_MS = 20 * MINUTE_MS;
const WAIT_LIMIT_MS = 120_000;

/** Starts a push service, and adds users whose daily push was due before. */
async function addPushes({ defer, openDatabase }: System, lateMs: number): Promise<PushService> {
  const service = await startPushService();
  defer(service.close);
  const { db } = await openDatabase();
  await addDueUsers(db, service, { count: USERS, dueMs: Date.now() - lateMs });
  return service;
}

export const PUSH_REHEARSALS = {
  PushesAreNotSent: {
    provoked: `${USERS} pushes have been due for 20 minutes and no dispatcher runs`,
    ended: 'a dispatcher started, which sent them',
    async prepare(system) {
      await system.startWeb();
      return { provoke: () => addPushes(system, LATE_MS), follow: () => system.startDispatcher() };
    },
  },
  PushesAreLate: {
    provoked: `${USERS} pushes have been due for 20 minutes when the dispatcher starts`,
    ended: 'a second dispatcher started; nothing else was due',
    async prepare(system) {
      await system.startWeb();
      await addPushes(system, LATE_MS);
      return { provoke: () => system.startDispatcher(), follow: () => system.startDispatcher() };
    },
  },
  PushesWait: {
    provoked: 'the only dispatcher is killed when it has claimed pushes',
    ended: 'a dispatcher started, which sent them after the lease',
    async prepare(system) {
      await system.startWeb();
      const service = await addPushes(system, 0);
      let isSilent = true;
      service.answers.get = () => (response) => void (isSilent || response.writeHead(201).end());
      return {
        async provoke() {
          const dispatcher = await system.startDispatcher();
          await waitFor('a push', () => service.requestCount > 0, WAIT_LIMIT_MS);
          await dispatcher.kill();
        },
        follow() {
          isSilent = false;
          return system.startDispatcher();
        },
      };
    },
  },
  PushesFail: {
    provoked: 'the push service responds with 500',
    ended: 'it responds with 201 again',
    async prepare(system) {
      await system.startWeb();
      await system.startDispatcher();
      let code = 500;
      return {
        async provoke() {
          const service = await addPushes(system, 0);
          service.answers.get = () => (response) => status(code)(response);
        },
        follow: () => (code = 201),
      };
    },
  },
} satisfies Record<string, Rehearsal>;
