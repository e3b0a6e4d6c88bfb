import { randomBytes } from 'node:crypto';
import { SpanKind as Kinds, ROOT_CONTEXT, type SpanContext, SpanStatusCode, TraceFlags, trace as traceApi } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { recordSpans, type SpanKind } from './spans.js';
import type { Trace } from './trace.js';
import { traceStatements } from './traced-statements.js';

/** Longest time for one delivery, and for the last one when the process ends. */
const DELIVER_WITHIN_MS = 3000;
/** Spans that wait at most; what comes while a collector is away is dropped, and nothing waits for it. */
const WAITING_MAX = 4096;
const LONGEST_VALUE = 1000;

const KINDS: Readonly<Record<SpanKind, Kinds>> = { server: Kinds.SERVER, client: Kinds.CLIENT, internal: Kinds.INTERNAL };

export interface SpansOf {
  /** address of the collector, without `/v1/traces` */
  url: string;
  service: string;
  release: string | undefined;
}

/** Takes the spans of this process to a collector. Imported only where one is named. @returns sends what waits, and ends */
export function startOpenTelemetry({ url, service, release }: SpansOf): () => Promise<void> {
  let rootId = '';
  const provider = new TracerProvider({
    // Its own attributes alone: detectors would add names of machines, users and commands.
    resource: resourceFromAttributes({ 'service.name': service, ...(release === undefined ? {} : { 'service.version': release }) }),
    spanLimits: { attributeValueLengthLimit: LONGEST_VALUE },
    // A span without one above it takes the id that stands in the log.
    idGenerator: { generateTraceId: () => rootId, generateSpanId: () => randomBytes(8).toString('hex') },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${url.replace(/\/$/, '')}/v1/traces`, timeoutMillis: DELIVER_WITHIN_MS }),
        maxQueueSize: WAITING_MAX,
        exportTimeoutMillis: DELIVER_WITHIN_MS,
      }),
    ],
  });
  const tracer = provider.getTracer('murmel');
  const endStatements = traceStatements();
  recordSpans({
    begin: (name, kind, trace, facts) => {
      rootId = trace.id;
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: facts }, above(trace));
      return {
        id: span.spanContext().spanId,
        end: (more = {}, failed = false) => {
          span.setAttributes(more);
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
  });
  return async () => {
    recordSpans(undefined);
    endStatements();
    await Promise.race([
      provider.shutdown().catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, DELIVER_WITHIN_MS).unref()),
    ]);
  };
}

function above({ id, spanId }: Trace): typeof ROOT_CONTEXT {
  if (spanId === undefined) return ROOT_CONTEXT;
  const context: SpanContext = { traceId: id, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
  return traceApi.setSpanContext(ROOT_CONTEXT, context);
}
