/**
 * Attributes that a span may have: names of calls, services and tables, statuses and counts. Never a URL, a place or a
 * user. Of an error only its name, because its message may contain any of them.
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
  attributes?: SpanAttributes;
  /** Record the span only inside another one. Recurring background work does not start a trace. */
  isChildOnly?: true;
  /** `traceparent` header of the incoming request. */
  parent?: string;
}

/** Adds attributes to the running span and renames it if `name` is given. */
export type AddAttributes = (attributes: SpanAttributes, name?: string) => void;

export interface Tracer {
  run: <T>(span: SpanOptions, work: (addAttributes: AddAttributes) => Promise<T>) => Promise<T>;
  /** Returns the `traceparent` header of the current span, for outgoing requests. */
  getTraceparent: () => string | undefined;
  close: () => Promise<void>;
}
