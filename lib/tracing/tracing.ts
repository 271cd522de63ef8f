import { getSingleton } from '../singleton';
import type { AddAttributes, SpanOptions, Tracer } from './span';

const getState = () => getSingleton('tracing', () => ({ spans: null as Tracer | null }));
const ignoreAttributes: AddAttributes = () => {};

/** Begins to trace where an exporter is configured; otherwise nothing is loaded. */
export async function startTracing(endpoint: string | undefined): Promise<void> {
  if (!endpoint) return;
  const { createTracer } = await import('./open-telemetry');
  getState().spans = createTracer();
}

/** Ends it, and sends what there is. */
export const stopTracing = async (): Promise<void> => getState().spans?.close();

/** Does some work in a span of its own, where there is tracing. */
export function runInSpan<T>(span: SpanOptions, work: (note: AddAttributes) => Promise<T>): Promise<T> {
  const { spans } = getState();
  return spans ? spans.run(span, work) : work(ignoreAttributes);
}

/** The header by which a host elsewhere goes on with the present trace. */
export function getTraceHeaders(): { traceparent?: string } {
  const traceparent = getState().spans?.parent();
  return traceparent ? { traceparent } : {};
}
