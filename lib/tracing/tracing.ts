import { getSingleton } from '../singleton';
import type { AddAttributes, SpanOptions, Tracer } from './span';

const getState = () => getSingleton('tracing', () => ({ spans: null as Tracer | null }));
const ignoreAttributes: AddAttributes = () => {};

/** Starts tracing if an exporter is configured. Otherwise OpenTelemetry is not loaded. */
export async function startTracing(endpoint: string | undefined): Promise<void> {
  if (!endpoint) return;
  const { createTracer } = await import('./open-telemetry');
  getState().spans = createTracer();
}

export const stopTracing = async (): Promise<void> => getState().spans?.close();

/** Runs `work` in a span if tracing is on. */
export function runInSpan<T>(span: SpanOptions, work: (addAttributes: AddAttributes) => Promise<T>): Promise<T> {
  const { spans } = getState();
  return spans ? spans.run(span, work) : work(ignoreAttributes);
}

/** Returns the header with which a remote API host continues the current trace. */
export function getTraceHeaders(): { traceparent?: string } {
  const traceparent = getState().spans?.getTraceparent();
  return traceparent ? { traceparent } : {};
}
