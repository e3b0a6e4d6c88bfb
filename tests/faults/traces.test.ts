import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { until } from '../collab/support/until.js';
import { TestBrowser } from '../support/browser.js';
import { freePort } from '../support/free-port.js';
import { patience } from '../support/on-this-machine.js';
import { type RunningProcess, startProcess } from '../support/process.js';
import { School } from './support/school.js';
import { type ReceivedSpan, TraceCollector } from './support/trace-collector.js';

/** Words that occur nowhere else, in what people write, look for and are called. */
const CANARIES = { firstname: 'Kanarienvorname', name: 'Kanariennachname', email: 'kanarienpost@schule.example', title: 'Kanarientitel' };
const SEARCH = 'kanariensuche';
const NOBODY = '0190b7a0-1111-7222-8333-444455556666';

let collector: TraceCollector;
let school: School;
let api: RunningProcess;
let origin: string;
const dataDir = mkdtempSync(join(tmpdir(), 'murmel-traces-'));

beforeAll(async () => {
  collector = await TraceCollector.open();
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, LOG_LEVEL: 'info' };
  school = await School.open(inject('databaseUrl'), { env: traced });
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const env = {
    ...school.environment,
    ...traced,
    // Background jobs do not run in tests.
    NODE_ENV: 'development',
    PORT: String(port),
    DATA_DIR: dataDir,
    COLLAB_INTERNAL_URL: `http://127.0.0.1:${school.port}`,
  };
  api = await startProcess({ cwd: 'apps/api', env, readyUrl: `${origin}/api/health/live`, deadlineMs: patience() });
});
afterAll(async () => {
  await api.stop();
  await school.close();
  await collector.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const idOf = ({ headers }: { headers: Headers }): string => headers.get('x-request-id') ?? '';
/** Spans of one call, as soon as the collector has one with this name among them. */
async function spansOf(supportId: string, name: string): Promise<ReceivedSpan[]> {
  const theirs = () => collector.spans.filter(({ traceId }) => traceId.startsWith(supportId));
  await until(() => theirs().some((span) => span.name === name), `${name} arrives`, patience());
  return theirs();
}
const named = (spans: readonly ReceivedSpan[], name: string): ReceivedSpan => spans.find((span) => span.name === name)!;

describe('traces of a lesson, with a collector', () => {
  it('one id goes from the answer through both servers to the commit; nothing in a span says who or what', async () => {
    const account = await school.people.account(CANARIES);
    const teacher = await school.people.signIn(new TestBrowser(origin), account);
    const board = await teacher.post<{ id: string }>('/api/pinboard/boards', { title: CANARIES.title });
    const list = await teacher.post(`/api/pinboard/boards/${board.body.id}/lists`, { name: CANARIES.title });
    expect([board.status, list.status]).toEqual([201, 201]);

    const spans = await spansOf(idOf(list), 'journal commit');
    const call = named(spans, 'POST /api/pinboard/boards/:id/lists');
    const asking = named(spans, 'POST /internal/documents/operations');
    const serving = spans.find(({ name, service }) => name === asking.name && service === 'murmel-collab')!;
    const commit = named(spans, 'journal commit');
    expect(call).toMatchObject({ service: 'murmel-api', attributes: { 'http.response.status_code': 201 } });
    expect(call.attributes['murmel.operation']).toMatch(/^[a-zA-Z_.]+$/);
    expect(call.parentSpanId).toBeUndefined();
    expect(spans.filter(({ parentSpanId }) => parentSpanId === call.spanId).map(({ name }) => name)).toContain('select session');
    expect([serving.parentSpanId, commit.service, commit.attributes['rows']]).toEqual([asking.spanId, 'murmel-collab', 1]);

    await teacher.get(`/api/search?query=${SEARCH}`);
    await teacher.get(`/api/items/${NOBODY}?name=${SEARCH}`);
    expect((await teacher.post('/api/exports', { form: 'zip' })).status).toBeLessThan(300);
    await until(() => collector.spans.some(({ name }) => name === 'job export_job'), 'the job arrives', patience());
    const missing = await teacher.get(`/api/${SEARCH}/${NOBODY}`);
    await spansOf(idOf(missing), 'GET /*');

    const ids = [account.id, board.body.id, NOBODY];
    for (const said of [...Object.values(CANARIES), SEARCH, ...ids]) expect(collector.text, said).not.toContain(said);
    const keys = new Set(collector.spans.flatMap(({ attributes }) => Object.keys(attributes)));
    expect([...keys].sort()).toEqual(['db.query.text', 'db.system.name', 'http.response.status_code', 'murmel.operation', 'rows']);
    for (const { attributes } of collector.spans) expect(String(attributes['db.query.text'] ?? '')).not.toContain("'");
  });

  it('a fault: the id in the answer is the beginning of the one in the log line and of its trace', async () => {
    const account = await school.people.account();
    const teacher = await school.people.signIn(new TestBrowser(origin), account);
    const { body: item } = await teacher.post<{ id: string }>('/api/pinboard/boards', { title: 'Wald' });
    await school.database.query(
      `create function broken() returns trigger language plpgsql as 'begin perform new.title::integer; return new; end'`,
    );
    await school.database.query('create trigger broken before update on item for each row execute function broken()');
    const fault = await teacher.put<{ requestId: string }>(`/api/items/${item.id}`, { title: 'Kanarienbruch' });
    expect([fault.status, fault.body.requestId]).toEqual([500, idOf(fault)]);
    const lines = () =>
      api
        .output()
        .split('\n')
        .filter((line) => line.includes(`"trace":"${idOf(fault)}`))
        .map((line) => JSON.parse(line) as { msg: string; trace: string });
    // A log is read a moment after the answer.
    await expect.poll(() => lines().map(({ msg }) => msg)).toContain('call failed');
    const spans = await spansOf(idOf(fault), 'PUT /api/items/:id');
    expect(lines()[0]!.trace).toBe(spans[0]!.traceId);
    expect(collector.text).not.toContain('Kanarienbruch');
  });

  it('a collector that is away disturbs nothing: calls are answered, and a server ends when it is told to', async () => {
    await collector.close();
    const started = Date.now();
    for (let call = 0; call < 50; call += 1) expect((await fetch(`${origin}/api/apps`)).status).toBe(200);
    expect(Date.now() - started).toBeLessThan(patience());
    expect(await school.collab.stop()).toBe(0);
    expect(api.output()).not.toMatch(/ECONNREFUSED|unhandled/);
  });
});
