import { PUSH_KINDS } from '@/lib/api-host/db/schema';
import { registerPushMetrics } from '@/lib/api-host/dispatch/push-metrics';
import { MINUTE_MS } from '@/lib/contract/durations';
import { metrics } from '@/lib/metrics/metrics';
import { renderMetrics } from '@/lib/metrics/serve-metrics';
import { describeDispatchOnEach, EIGHT_MS } from '../../support/dispatch-world';

/** Metrics of an instance that sends no pushes. */
describeDispatchOnEach('metrics of due pushes', (world) => {
  let closing: AbortController;
  beforeEach(() => {
    closing = new AbortController();
    registerPushMetrics(world.opened.db, () => world.nowMs, closing.signal);
  });
  afterEach(() => closing.abort());

  /** Reads the metrics a number of minutes after 08:00. */
  async function readAt(minutes: number) {
    world.nowMs = EIGHT_MS + minutes * MINUTE_MS;
    const text = await renderMetrics();
    const read = (name: string) => Number(new RegExp(`^nalot_push_${name} (\\d+)$`, 'm').exec(text)?.[1]);
    return { expected: read('expected'), overdue: read('overdue'), open: read('claims_open') };
  }

  it('show expected pushes, and overdue ones if no dispatcher runs', async () => {
    await Promise.all([1, 2, 3].map(() => world.person()));
    await world.person({ minute: 2 });
    await world.person({ enabled: false });
    await world.person({ browsers: 0 });
    await world.person({ savedMs: EIGHT_MS + 10 * MINUTE_MS });
    expect(await readAt(-1)).toEqual({ expected: 0, overdue: 0, open: 0 });
    expect(await readAt(0)).toEqual({ expected: 3, overdue: 0, open: 0 });
    expect(await readAt(4)).toEqual({ expected: 0, overdue: 0, open: 0 });
    expect(await readAt(5)).toEqual({ expected: 0, overdue: 3, open: 0 });
    expect(await readAt(7)).toEqual({ expected: 0, overdue: 4, open: 0 });
    expect(await readAt(29)).toEqual({ expected: 0, overdue: 4, open: 0 });
    expect(await readAt(33)).toEqual({ expected: 0, overdue: 0, open: 0 });
  });

  it('show overdue pushes of the date before, after midnight', async () => {
    await world.person({ hour: 23, minute: 58 });
    await world.person({ hour: 0, minute: 1 });
    expect((await readAt(16 * 60 + 6)).overdue).toBe(2);
  });

  it('show nothing overdue after a dispatcher has sent the pushes', async () => {
    await world.person();
    await world.minute();
    expect(await readAt(5)).toEqual({ expected: 0, overdue: 0, open: 0 });
  });

  it('show claims that were written but not sent as overdue', async () => {
    await world.person();
    await world.instance().enrol(PUSH_KINDS.daily);
    expect(await readAt(4)).toEqual({ expected: 0, overdue: 0, open: 1 });
    expect(await readAt(5)).toEqual({ expected: 0, overdue: 1, open: 1 });
    expect((await readAt(30)).overdue).toBe(0);
  });

  it('do not show a push as overdue that is retried', async () => {
    const person = await world.person();
    world.service.answers.set(person.browser.id, (response) => void response.writeHead(503).end());
    await world.minute();
    expect(await readAt(6)).toEqual({ expected: 0, overdue: 0, open: 1 });
  });

  it('end with the instance', async () => {
    const before = metrics().collectors.size;
    closing.abort();
    expect(metrics().collectors.size).toBe(before - 1);
  });
});
