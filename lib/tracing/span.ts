/**
 * What a span may say: names of calls, services and tables, statuses and counts. Never an address, a place or a person;
 * of an error its name alone, since its message may have any of them.
 */
export interface SpanAttributes {
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

export interface SpanOptions {
  name: string;
  kind: 'server' | 'client' | 'internal';
  facts?: SpanAttributes;
  /** Only within another span: what happens by itself, again and again, is no trace. */
  isPart?: true;
  /** The `traceparent` of who asks over HTTP. */
  parent?: string;
}

/** Adds what is known by now; `name` where the span has a better one. */
export type AddAttributes = (facts: SpanAttributes, name?: string) => void;

/** Where spans go. */
export interface Tracer {
  run: <T>(span: SpanOptions, work: (note: AddAttributes) => Promise<T>) => Promise<T>;
  /** Of the present span, for who is asked over HTTP. */
  parent: () => string | undefined;
  /** Sends what has not been sent yet. */
  close: () => Promise<void>;
}
