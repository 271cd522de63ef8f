import { onGlobal } from '../on-global';
import type { NoteFacts, SpanOf, Spans } from './span';

const tracing = () => onGlobal('tracing', () => ({ spans: null as Spans | null }));
const nothing: NoteFacts = () => {};

/** Begins to trace where an exporter is configured; otherwise nothing is loaded. */
export async function startTracing(endpoint: string | undefined): Promise<void> {
  if (!endpoint) return;
  const { createSpans } = await import('./open-telemetry');
  tracing().spans = createSpans();
}

/** Ends it, and sends what there is. */
export const stopTracing = async (): Promise<void> => tracing().spans?.close();

/** Does some work in a span of its own, where there is tracing. */
export function inSpan<T>(span: SpanOf, work: (note: NoteFacts) => Promise<T>): Promise<T> {
  const { spans } = tracing();
  return spans ? spans.run(span, work) : work(nothing);
}

/** The header by which a host elsewhere goes on with the present trace. */
export function traceHeaders(): { traceparent?: string } {
  const traceparent = tracing().spans?.parent();
  return traceparent ? { traceparent } : {};
}
