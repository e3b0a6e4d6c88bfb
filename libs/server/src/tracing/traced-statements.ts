import pg from 'pg';
import { beginSpan } from './spans.js';
import { statementSummary, withoutValues } from './statement-summary.js';
import { currentTrace } from './trace.js';

type Query = (this: pg.Client, ...sent: unknown[]) => unknown;

/**
 * Measures every statement that belongs to a trace, on all connections of this process that are made from now on.
 * @returns ends it for connections that are made later
 */
export function traceStatements(): () => void {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function traced(...sent) {
    const text = textOf(sent[0]);
    // Outside of calls and jobs only clocks ask: renewals, heartbeats, looks for work.
    if (text === undefined || !currentTrace()) return query.apply(this, sent);
    const span = beginSpan(statementSummary(text), 'client', { 'db.system.name': 'postgresql', 'db.query.text': withoutValues(text) });
    const last = sent.findLastIndex((one) => typeof one === 'function');
    if (last >= 0) {
      const done = sent[last] as (...answer: unknown[]) => unknown;
      return query.apply(
        this,
        sent.with(last, (...answer: unknown[]) => {
          span?.end({}, Boolean(answer[0]));
          return done(...answer);
        }),
      );
    }
    const answer = query.apply(this, sent);
    if (answer instanceof Promise)
      answer.then(
        () => span?.end(),
        () => span?.end({}, true),
      );
    else span?.end();
    return answer;
  };
  return () => {
    prototype.query = query;
  };
}

/** Returns the text of what is sent; undefined for a cursor or stream, which measures itself. */
function textOf(sent: unknown): string | undefined {
  if (typeof sent === 'string') return sent;
  const { text, submit } = (sent ?? {}) as { text?: unknown; submit?: unknown };
  return typeof text === 'string' && typeof submit !== 'function' ? text : undefined;
}
