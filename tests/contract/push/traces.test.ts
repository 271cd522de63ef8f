import { startTracing, stopTracing } from '@/lib/tracing/tracing';
import { describeDispatch } from '../../support/dispatch-world';
import { json, startStandIn } from '../../support/stand-in';

interface ExportedSpan {
  name: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { intValue?: number; stringValue?: string } }[];
}
interface ExportBody {
  resourceSpans: { scopeSpans: { spans: ExportedSpan[] }[] }[];
}

describeDispatch('a batch of pushes', (world) => {
  it('exports its own trace with the number of pushes, and sends no trace header with them', async () => {
    const collector = await startStandIn();
    collector.answer = json({});
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
    await startTracing(collector.url);
    const people = [await world.person(), await world.person()];
    const headers: string[] = [];
    for (const { browser } of people)
      world.service.answers.set(browser.id, (response) => {
        headers.push(...Object.keys(response.req.headers));
        response.writeHead(201).end();
      });
    await world.minute();
    await stopTracing();

    const spans = collector.requests.flatMap(({ body }) =>
      (JSON.parse(body) as ExportBody).resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
    const [batch, ...others] = spans.filter(({ name }) => name === 'push batch');
    expect(others).toEqual([]);
    expect(batch).toMatchObject({ attributes: [{ key: 'nalot.pushes', value: { intValue: people.length } }] });
    expect(batch?.parentSpanId).toBeFalsy();
    const statements = spans.filter(({ name }) => name !== 'push batch');
    expect(new Set(statements.map(({ parentSpanId }) => parentSpanId))).toEqual(
      new Set(world.opened.kind === 'postgres' ? [batch?.spanId] : []),
    );
    expect(headers).toContain('authorization');
    expect(headers).not.toContain('traceparent');
    expect(collector.requests.map(({ body }) => body).join()).not.toContain(people[0]?.userId);
    await collector.close();
  });
});
