import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { AddAttributes, SpanOptions, Tracer } from './span';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };
/** Time limit for sending the remaining spans on shutdown. */
const CLOSE_TIMEOUT_MS = 1_000;
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/;

function parseTraceparent(traceparent: string | undefined): Context {
  const [, traceId, spanId, flag] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number(flag), isRemote: true });
}

/**
 * Creates a tracer that sends spans over OTLP/HTTP, configured by OpenTelemetry's own variables (`OTEL_EXPORTER_OTLP_*`,
 * `OTEL_TRACES_SAMPLER`, `OTEL_SERVICE_NAME`). The provider is not registered globally, because Next.js would then add
 * spans with full URLs, which contain users' places.
 */
export function createTracer(): Tracer {
  const resource = resourceFromAttributes({ 'service.name': 'nalot' }).merge(
    detectResources({ detectors: [envDetector] }),
  );
  const provider = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('nalot');
  const here = new AsyncLocalStorage<Context>();

  async function run<T>(
    { name, kind, attributes, isChildOnly, parent }: SpanOptions,
    work: (addAttributes: AddAttributes) => Promise<T>,
  ): Promise<T> {
    const current = here.getStore();
    if (isChildOnly && !current) return work(() => {});
    const context = current ?? parseTraceparent(parent);
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...attributes } }, context);
    const addAttributes: AddAttributes = (more, newName) => {
      span.setAttributes({ ...more });
      if (newName) span.updateName(newName);
    };
    try {
      return await here.run(trace.setSpan(context, span), () => work(addAttributes));
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
      throw error;
    } finally {
      span.end();
    }
  }

  return {
    run,
    getTraceparent() {
      const span = trace.getSpan(here.getStore() ?? ROOT_CONTEXT)?.spanContext();
      return span && `00-${span.traceId}-${span.spanId}-0${span.traceFlags & 1}`;
    },
    async close() {
      const limit = new Promise<void>((resolve) => void setTimeout(resolve, CLOSE_TIMEOUT_MS).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), limit]);
    },
  };
}
