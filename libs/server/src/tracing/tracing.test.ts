import { beforeEach, describe, expect, it } from 'vitest';
import { inJob, inSpan, inSpanOf, recordSpans, serve } from './spans.js';
import { statementSummary, withoutValues } from './statement-summary.js';
import { currentTrace, joinTrace, newTraceId, runInTrace, type SpanFacts, type Trace, traceHeaders } from './trace.js';

const ID = '3f9a02bc71de4c58a1b2c3d4e5f60718';

describe('the trace of a request', () => {
  it('goes along with what it causes, and is over where it ends', async () => {
    expect(currentTrace()).toBeUndefined();
    await runInTrace({ id: ID }, async () => {
      await new Promise((resolve) => setImmediate(resolve));
      expect(currentTrace()?.id).toBe(ID);
    });
    expect(currentTrace()).toBeUndefined();
    expect(traceHeaders()).toEqual({});
  });

  it('another process goes on with it, and takes nothing that is no trace', () => {
    const headers = runInTrace({ id: ID, spanId: 'a'.repeat(16) }, traceHeaders);
    expect(headers).toEqual({ traceparent: `00-${ID}-aaaaaaaaaaaaaaaa-01` });
    const joined = (given: Record<string, unknown>): Trace => {
      const own = { id: newTraceId() };
      return runInTrace(own, () => (joinTrace(given), own));
    };
    expect(joined(headers)).toEqual({ id: ID, spanId: 'a'.repeat(16) });
    for (const traceparent of [
      `00-${ID}`,
      `00-${'0'.repeat(32)}-aaaaaaaaaaaaaaaa-01`,
      'anna',
      `00-${ID.toUpperCase()}-aaaaaaaaaaaaaaaa-01`,
      7,
      undefined,
    ])
      expect(joined({ traceparent }).id).not.toContain('3f9a');
  });

  it('a job has one of its own, found by the id of its row', async () => {
    const uuid = '0190b7a0-1111-7222-8333-444455556666';
    const ids: (string | undefined)[] = [];
    await runInTrace({ id: ID }, async () => {
      await inJob('job x', uuid, async () => void ids.push(currentTrace()?.id));
      await inJob('job x', '17', async () => void ids.push(currentTrace()?.id));
    });
    expect(ids[0]).toBe(uuid.replaceAll('-', ''));
    expect(ids[1]).toMatch(/^[0-9a-f]{32}$/);
    expect(ids[1]).not.toBe(ID);
  });
});

describe('spans', () => {
  interface Recorded {
    name: string;
    trace: string;
    above: string | undefined;
    facts?: SpanFacts | undefined;
    failed?: boolean | undefined;
  }
  let recorded: Recorded[];
  beforeEach(() => {
    recorded = [];
    recordSpans({
      begin: (name, _kind, { id, spanId }, facts) => {
        const span: Recorded = { name, trace: id, above: spanId };
        recorded.push(span);
        return { id: `span-${recorded.length}`, end: (more, failed) => void Object.assign(span, { facts: { ...facts, ...more }, failed }) };
      },
    });
    return () => recordSpans(undefined);
  });

  it('stand below each other in one trace; what fails is marked and thrown on', async () => {
    await runInTrace({ id: ID }, async () => {
      serve('GET /api/items/:id');
      await inSpan('outer', 'client', () => inSpan('inner', 'internal', async () => 1, { rows: 2 }));
      await expect(inSpan('broken', 'client', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
      await inSpanOf({ id: 'b'.repeat(32) }, 'other', async () => undefined);
    });
    expect(recorded.map(({ name, trace, above, failed }) => [name, trace, above, failed])).toEqual([
      ['GET /api/items/:id', ID, undefined, undefined],
      ['outer', ID, 'span-1', undefined],
      ['inner', ID, 'span-2', undefined],
      ['broken', ID, 'span-1', true],
      ['other', 'b'.repeat(32), undefined, undefined],
    ]);
    expect(recorded[2]?.facts).toEqual({ rows: 2 });
  });
});

it.each([
  [
    'SELECT "Item"."id" FROM "item" "Item" WHERE "Item"."id" = $1 LIMIT 1',
    'select item',
    'SELECT "Item"."id" FROM "item" "Item" WHERE "Item"."id" = $1 LIMIT ?',
  ],
  [
    `select 1 from account a join item i on true where a.email = 'anna@schule.example'`,
    'select account, item',
    'select ? from account a join item i on true where a.email = ?',
  ],
  [`insert into h5p_library (name) values ('it''s Anna') -- Anna`, 'insert h5p_library', 'insert into h5p_library (name) values (??) ?'],
  ['update "item" set "title" = $1', 'update item', 'update "item" set "title" = $1'],
  [`notify item_changed, 'anna'`, 'notify', 'notify item_changed, ?'],
  ['START TRANSACTION', 'start', 'START TRANSACTION'],
  [
    `with lease as (select 1 from collab_process where epoch = $7) insert into document_update (a) select $1 from lease`,
    'with collab_process, document_update, lease',
    'with lease as (select ? from collab_process where epoch = $7) insert into document_update (a) select $1 from lease',
  ],
])('a statement is told without its values: %s', (statement, summary, text) => {
  expect(statementSummary(statement)).toBe(summary);
  expect(withoutValues(statement)).toBe(text);
});
