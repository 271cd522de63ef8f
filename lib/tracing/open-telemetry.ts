import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { AddAttributes, SpanOptions, Tracer } from './span';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };
/** A stop does not wait longer for a collector. */
const CLOSE_TIMEOUT_MS = 1_000;
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/;

function parseTraceparent(traceparent: string | undefined): Context {
  const [, traceId, spanId, flag] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number(flag), isRemote: true });
}

/**
 * Spans by OpenTelemetry, sent over OTLP/HTTP as its own environment variables say (`OTEL_EXPORTER_OTLP_*`,
 * `OTEL_TRACES_SAMPLER`, `OTEL_SERVICE_NAME`). The provider is not made the process's own: the framework would add spans
 * with whole addresses to it, and with them people's places.
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
    { name, kind, facts, isPart, parent }: SpanOptions,
    work: (note: AddAttributes) => Promise<T>,
  ): Promise<T> {
    const around = here.getStore();
    if (isPart && !around) return work(() => {});
    const context = around ?? parseTraceparent(parent);
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...facts } }, context);
    const note: AddAttributes = (more, better) => {
      span.setAttributes({ ...more });
      if (better) span.updateName(better);
    };
    try {
      return await here.run(trace.setSpan(context, span), () => work(note));
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
    parent() {
      const span = trace.getSpan(here.getStore() ?? ROOT_CONTEXT)?.spanContext();
      return span && `00-${span.traceId}-${span.spanId}-0${span.traceFlags & 1}`;
    },
    async close() {
      const limit = new Promise<void>((resolve) => void setTimeout(resolve, CLOSE_TIMEOUT_MS).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), limit]);
    },
  };
}
