import { startJobRunner, type JobRunner } from '@/lib/api-host/dispatch/job-runner';
import { createLogger } from '@/lib/log';
import { describeDispatch, type DispatchWorld, EIGHT_MS } from '../../support/dispatch-world';
import { eventually } from '../../support/eventually';

const logger = createLogger('silent', 'test');

describeDispatch('the job runner', (world) => {
  let runners: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const stop of runners) await stop();
    runners = [];
  });

  async function run({ opened }: DispatchWorld): Promise<JobRunner> {
    const { closing, ...dispatch } = world.instance();
    const options = { database: opened, dispatch, clock: () => world.nowMs, logger, closing: closing.signal };
    const runner = await startJobRunner(options);
    runners.push(async () => {
      closing.abort();
      await runner.stop();
    });
    return runner;
  }

  const arrivals = (count: number) =>
    eventually(
      () => world.service.arrivals.length,
      (length) => length === count,
    );

  it('makes up for what was missed as soon as it starts, several at once pushing once each', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => world.person()));
    world.nowMs = EIGHT_MS + 5 * 60_000;
    const started = await Promise.all([run(world), run(world), run(world)]);
    await arrivals(people.length);
    for (const stop of runners.splice(0)) await stop();
    for (const person of people) expect(world.service.arrivalsOf(person.browser)).toHaveLength(1);
    expect(started.some((runner) => runner.answeredMs() === world.nowMs)).toBe(true);
  });

  it('leaves nobody in a transaction that failed', async () => {
    await expect(world.opened.executeSql('BEGIN; select 1/0; COMMIT;')).rejects.toThrow('division by zero');
    expect(await world.opened.executeSql('select 1 as one')).toMatchObject({ rows: [{ one: 1 }] });
  });
});
