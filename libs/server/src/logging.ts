import { type Logger, pino } from 'pino';
import { sanitizeError } from './sanitize-error.js';
import { currentTrace } from './tracing/trace.js';

export type { Logger };

/** The part of an address that may carry a name or a secret. */
const QUERY = /\?[\w%.~-]+=[^\s:)"'<>]*/g;

/** Returns a browser's report of its own fault. Query strings are removed from addresses. */
function reportOf(report: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(report).map(([key, value]) => [key, typeof value === 'string' ? value.replace(QUERY, '?[redacted]') : value]),
  );
}

/** Logs hold ids and numbers; secrets, names and query strings have no place in them. */
export function createLogger(name: string, level: string): Logger {
  return pino({
    name,
    level,
    base: { name },
    redact: { paths: ['*.password', '*.token', '*.email', 'req.headers'], censor: '[redacted]' },
    // The id that support is told begins like this one (`supportIdOf`).
    mixin: () => traceOfLine(),
    serializers: { err: sanitizeError, report: reportOf },
  });
}

function traceOfLine(): { trace?: string } {
  const trace = currentTrace();
  return trace ? { trace: trace.id } : {};
}
