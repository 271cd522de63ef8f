import { onGlobal } from '../on-global';

/**
 * What a span may say: names of calls, services and tables, statuses and counts. Never an address, a place or a person;
 * of an error its name alone, since its message may have any of them.
 */
export interface SpanFacts {
  'nalot.call'?: string;
  'nalot.cache'?: string;
  'nalot.service'?: string;
  'nalot.pushes'?: number;
  'http.request.method'?: string;
  'http.response.status_code'?: number;
  'db.system.name'?: string;
  'db.operation.name'?: string;
  'db.collection.name'?: string;
}

export interface SpanOf {
  name: string;
  kind: 'server' | 'client' | 'internal';
  facts?: SpanFacts;
  /** Only within another span: what happens by itself, again and again, is no trace. */
  isPart?: true;
  /** The `traceparent` of who asks over HTTP. */
  parent?: string;
}

/** Adds what is known by now; `name` where the span has a better one. */
export type NoteFacts = (facts: SpanFacts, name?: string) => void;

/** Where spans go. */
export interface Spans {
  run: <T>(span: SpanOf, work: (note: NoteFacts) => Promise<T>) => Promise<T>;
  /** Of the present span, for who is asked over HTTP. */
  parent: () => string | undefined;
  /** Sends what has not been sent yet. */
  close: () => Promise<void>;
}

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
