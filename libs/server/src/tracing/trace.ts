import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** Numbers, codes and names of our own code: never values, ids of people, addresses or texts. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** A measured piece of work. */
export interface OpenSpan {
  readonly id: string;
  /** @param failed a fault of ours, not a refusal */
  end(facts?: SpanFacts, failed?: boolean): void;
}

/** A request with everything that it caused in all processes, or one job. */
export interface Trace {
  /** 32 hexadecimal digits, random: as in `traceparent`, in log lines and, shortened, on screens (`supportIdOf`) */
  id: string;
  /** 16 hexadecimal digits: the span under which new ones begin */
  spanId?: string | undefined;
  /** the call that this process answers in it */
  served?: OpenSpan | undefined;
}

/** `traceparent` of W3C Trace Context, version 00. */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;
const NOTHING = /^0+$/;

/** Header in which an id travels between our processes. */
const HEADER = 'traceparent';

const traces = new AsyncLocalStorage<Trace>();

/** Returns a new random id of a trace. */
export function newTraceId(): string {
  return randomBytes(16).toString('hex');
}

/** Returns the trace of the running code; undefined outside of requests and jobs. */
export function currentTrace(): Trace | undefined {
  return traces.getStore();
}

/** Runs work, and all that it causes in this process, as this trace. */
export function runInTrace<T>(trace: Trace, work: () => T): T {
  return traces.run(trace, work);
}

/**
 * Returns the headers with which another process of this installation goes on with the running trace. The last two digits say whether its spans are kept.
 */
export function traceHeaders(): Record<string, string> {
  const trace = currentTrace();
  if (!trace) return {};
  const { id, spanId } = trace;
  return { [HEADER]: `00-${id}-${spanId ?? randomBytes(8).toString('hex')}-${spanId ? '01' : '00'}` };
}

/** Lets the running trace go on with that of its caller, if a well-formed header names one. Only for callers that proved to be ours. */
export function joinTrace(headers: Readonly<Record<string, unknown>>): void {
  const [running, given] = [currentTrace(), headers[HEADER]];
  const [, id = '', spanId = ''] = (typeof given === 'string' && TRACEPARENT.exec(given)) || [];
  if (!running || id === '' || NOTHING.test(id) || NOTHING.test(spanId)) return;
  Object.assign(running, { id, spanId });
}
