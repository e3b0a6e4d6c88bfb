import { currentTrace, newTraceId, type OpenSpan, runInTrace, type SpanFacts, type Trace } from './trace.js';

/** Direction of a piece of work: `server` answers a call, `client` asks another process, `internal` is neither. */
export type SpanKind = 'server' | 'client' | 'internal';

/** Takes spans to a collector; there is none unless the operator named one (ADR 91). */
export interface SpanRecorder {
  begin(name: string, kind: SpanKind, trace: Trace, facts: SpanFacts): OpenSpan;
}

let recorder: SpanRecorder | undefined;

/** Sets where spans go from now on in this process; undefined ends it. */
export function recordSpans(to: SpanRecorder | undefined): void {
  recorder = to;
}

/**
 * Begins a piece of work under the running trace, or as a trace of its own.
 * @param name one of few: a route's pattern, a statement's tables, never with an id in it
 * @returns undefined while no spans are recorded
 */
export function beginSpan(name: string, kind: SpanKind, facts: SpanFacts = {}): OpenSpan | undefined {
  return recorder?.begin(name, kind, currentTrace() ?? { id: newTraceId() }, facts);
}

/** Measures work, and all that it causes, as a span; what it throws is passed on and marks it. */
export async function inSpan<T>(name: string, kind: SpanKind, work: () => Promise<T>, facts: SpanFacts = {}): Promise<T> {
  const trace = currentTrace() ?? { id: newTraceId() };
  const span = recorder?.begin(name, kind, trace, facts);
  if (!span) return work();
  try {
    const result = await runInTrace({ id: trace.id, spanId: span.id }, work);
    span.end();
    return result;
  } catch (error) {
    span.end({}, true);
    throw error;
  }
}

/** Begins the call that the running trace answers; what it causes stands below. The sender of the answer ends it. */
export function serve(name: string): void {
  const trace = currentTrace();
  if (!trace) return;
  trace.served = beginSpan(name, 'server');
  if (trace.served) trace.spanId = trace.served.id;
}

/** As `inSpan`, for work that belongs to another trace than the running one. @param trace undefined: its own */
export function inSpanOf<T>(trace: Trace | undefined, name: string, work: () => Promise<T>, facts: SpanFacts = {}): Promise<T> {
  return runInTrace(trace ?? { id: newTraceId() }, () => inSpan(name, 'internal', work, facts));
}

/** Runs a job as a trace of its own. @param key its row: a UUID is the trace's id, so that its log lines can be found by the job */
export function inJob<T>(name: string, key: string, work: () => Promise<T>): Promise<T> {
  const digits = key.replaceAll('-', '').toLowerCase();
  return inSpanOf(/^[0-9a-f]{32}$/.test(digits) ? { id: digits } : undefined, name, work);
}
