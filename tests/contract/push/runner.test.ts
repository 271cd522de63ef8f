import { PUSH_KINDS } from '@/lib/api-host/db/schema';
import { startRunner, type Runner } from '@/lib/api-host/dispatch/runner';
import { createLogger } from '@/lib/log';
import { describeDispatchOnEach, type DispatchWorld, EIGHT_MS } from '../../support/dispatch-world';
import { eventually } from '../../support/eventually';

const logger = createLogger('silent', 'test');

describeDispatchOnEach('running dispatchers', (world) => {
  let runners: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const stop of runners) await stop();
    runners = [];
  });

  function run({ nowMs }: DispatchWorld): Runner {
    const { closing, ...dispatch } = world.instance();
    const runner = startRunner({ dispatch, clock: () => nowMs, logger, closing: closing.signal });
    runners.push(async () => {
      closing.abort();
      await runner.ended();
    });
    return runner;
  }

  it('send missed pushes at their start, once in total when several start', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => world.person()));
    world.nowMs = EIGHT_MS + 5 * 60_000;
    const started = [run(world), run(world), run(world)];
    await eventually(
      () => world.service.arrivals.length,
      (length) => length === people.length,
    );
    for (const stop of runners.splice(0)) await stop();
    for (const person of people) expect(world.service.getArrivals(person.browser)).toHaveLength(1);
    expect(started.some((runner) => runner.lastSuccessMs() === world.nowMs)).toBe(true);
  });

  it('serve claims that another instance enrolled', async () => {
    run(world);
    await eventually(
      () => world.opened.db.query.pushMinutes.findMany(),
      (minutes) => minutes.length > 0 && minutes.every(({ isDone }) => isDone),
    );
    const person = await world.person({ savedMs: EIGHT_MS - 60_000 });
    await world.instance().enrol(PUSH_KINDS.daily);
    await eventually(
      () => world.service.getArrivals(person.browser).length,
      (length) => length === 1,
    );
  });
});
