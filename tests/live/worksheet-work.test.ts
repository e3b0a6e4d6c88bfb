import {
  LIMITS,
  type LiveAnswer,
  type LiveSendResult,
  WORK_TOPIC,
  type WorkState,
  type WorksheetAnswer,
  type WorksheetGrid,
} from '@murmel/contracts';
import { newId } from '@murmel/server';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { projectCast } from '../api/projects/project-cast.js';
import { RESPONSES, SHEETS, type WorksheetCast, worksheetCast } from '../api/worksheet/worksheet-cast.js';
import { startApi, type TestApi } from '../support/api.js';
import type { TestBrowser } from '../support/browser.js';
import { LiveBrowser, within } from './support/live-browser.js';

let api: TestApi;
const opened: LiveBrowser[] = [];
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterEach(() => opened.splice(0).forEach((live) => live.close()));
afterAll(() => api.stop());

/** A line to one response of a sheet. */
class Line {
  private constructor(
    readonly live: LiveBrowser<WorkState>,
    private readonly address: { topic: string; id: string },
  ) {}

  static async open(browser: TestBrowser, itemId: string): Promise<Line> {
    const live = await LiveBrowser.open<WorkState>(browser);
    opened.push(live as LiveBrowser);
    return new Line(live, { topic: WORK_TOPIC.name, id: itemId });
  }

  join(responseId: string): Promise<LiveAnswer> {
    return this.live.socket.timeout(5000).emitWithAck('join', { ...this.address, about: { responseId } });
  }

  say(what: unknown, address: object = this.address): Promise<LiveSendResult> {
    return this.live.socket.timeout(5000).emitWithAck('say', { ...this.address, ...address, what });
  }
}

const code = (answer: LiveAnswer | LiveSendResult): string => (answer.ok ? 'in' : answer.refusal.code);
const answers = (...given: WorksheetAnswer[]) => ({ answers: given });
/** Messages less than a second after the one before are refused. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LIMITS.worksheet.draftMilliseconds));

interface AtWork extends WorksheetCast {
  line: Line;
  responseId: string;
  text: string;
}

/** A guest who has begun, with the line to their response. */
async function atWork(rules: Parameters<typeof worksheetCast>[1] = {}): Promise<AtWork> {
  const cast = await worksheetCast(api, rules);
  const responseId = (await cast.begin(cast.guest.browser)).body.id;
  const line = await Line.open(cast.guest.browser, cast.item.id);
  expect(code(await line.join(responseId))).toBe('in');
  return { ...cast, line, responseId, text: cast.one('Text') };
}

describe('work on a sheet over its line', () => {
  it('[WKS-12] is kept before it is said to be, and seen by the teacher in the grid and beside it within two seconds', async () => {
    const { line, responseId, text, item, owner, ...cast } = await atWork();
    const grid = await LiveBrowser.open<WorksheetGrid>(owner.browser);
    opened.push(grid as LiveBrowser);
    expect(code(await grid.join(item.id))).toBe('in');
    const beside = await Line.open(owner.browser, item.id);
    expect(code(await beside.join(responseId))).toBe('in');
    const said = await line.say(answers({ blockId: text, text: 'Sie atmet' }));
    expect(said).toEqual({ ok: true, answer: { updatedAt: expect.any(String) } });
    expect((await cast.answers(responseId)).map((row) => row.text)).toEqual(['Sie atmet']);
    await within(2000, () => grid.newest?.rows[0]?.cells.some(({ says }) => says === 'Sie atmet'));
    await within(2000, () => beside.live.newest?.answers.some((answer) => answer.text === 'Sie atmet'));
    // The sender gets no copy of its own message; their other device does.
    expect(JSON.stringify(line.live.states)).not.toContain('Sie atmet');
    const twin = await Line.open(cast.guest.browser, item.id);
    expect(code(await twin.join(responseId))).toBe('in');
    expect(beside.live.newest?.updatedAt).toBe((said as { answer: { updatedAt: string } }).answer.updatedAt);
    await nextTurn();
    expect(code(await line.say(answers({ blockId: text, text: 'Sie ruht' })))).toBe('in');
    await within(2000, () => twin.live.newest?.answers.some((answer) => answer.text === 'Sie ruht'));
  });

  it('shows a raised hand of its project in the grid within two seconds, and that it went down', async () => {
    const { owner, pupil, project } = await projectCast(api);
    const { id } = (await owner.browser.post<{ id: string }>(SHEETS, { title: 'Fotosynthese' })).body;
    await owner.browser.post('/api/project_items', { project_id: project.id, item_id: id });
    await pupil.browser.post(`${SHEETS}/${id}/responses`, { name: 'P1' });
    const grid = await LiveBrowser.open<WorksheetGrid>(owner.browser);
    opened.push(grid as LiveBrowser);
    expect(code(await grid.join(id))).toBe('in');
    const hand = (up: boolean) => pupil.browser.put(`/api/projects/${project.id}/hand`, { up });
    await hand(true);
    await within(2000, () => typeof grid.newest?.rows[0]?.handSince === 'number');
    await hand(false);
    await within(2000, () => grid.newest?.rows[0]?.handSince === null);
  });

  it('[WKS-10] shows whoever made it what was given, not what is being written', async () => {
    const { line, responseId, owner } = await atWork();
    const feedback = `${RESPONSES}/${responseId}/feedback`;
    expect((await owner.browser.put(feedback, { text: 'Schön begründet.', stamp: null, answers: [] })).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(JSON.stringify(line.live.states)).not.toContain('Schön');
    await owner.browser.patch(`${feedback}/give`);
    await within(2000, () => line.live.newest?.feedback?.text === 'Schön begründet.');
    await owner.browser.patch(`${feedback}/withdraw`);
    await within(2000, () => line.live.newest?.feedback === null);
  });

  it('says nothing for anybody but whoever made it, and is not there for others', async () => {
    const { line, responseId, text, item, owner, writer, reader, other, pupil, stranger, ...cast } = await atWork();
    const attempt = answers({ blockId: text, text: 'Fremd' });
    for (const { browser } of [reader, other, pupil, stranger, { browser: api.browser() }]) {
      const outside = await Line.open(browser, item.id);
      expect([code(await outside.join(responseId)), code(await outside.say(attempt))]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    }
    // Teachers who read responses may look at it, and cannot write into it.
    for (const { browser } of [owner, writer]) {
      const looking = await Line.open(browser, item.id);
      expect([code(await looking.join(responseId)), code(await looking.say(attempt))]).toEqual(['in', 'NOT_FOUND']);
    }
    const second = await Line.open(cast.guest.browser, item.id);
    const others = (await cast.begin(reader.browser, 'Otter')).body.id;
    for (const id of [others, newId()]) expect(code(await second.join(id))).toBe('NOT_FOUND');
    expect(code(await line.say(attempt, { id: (await worksheetCast(api)).item.id }))).toBe('NOT_FOUND');
    expect(await cast.answers(responseId)).toEqual([]);
  });

  it('[T-28] takes one a second, of its own shape, and nothing huge', async () => {
    const { line, responseId, text, ...cast } = await atWork();
    const first = answers({ blockId: text, text: 'eins' });
    const both = await Promise.all([line.say(first), line.say(answers({ blockId: text, text: 'zwei' }))]);
    expect(both.map(code).sort()).toEqual(['TOO_MANY_REQUESTS', 'in']);
    const wrong: unknown[] = [
      undefined,
      null,
      'x',
      [],
      {},
      { answers: [] },
      { answers: [{ blockId: 'x' }] },
      { ...first, more: 1 },
      answers({ blockId: text, text: 'x'.repeat(LIMITS.worksheet.answerMax * 2 + 1) }),
      { answers: Array.from({ length: LIMITS.worksheet.blocks + 1 }, () => first.answers[0]) },
    ];
    for (const what of wrong) expect(code(await line.say(what))).toBe('BAD_REQUEST');
    for (const topic of ['item', 'nothing', '__proto__']) expect(code(await line.say(first, { topic }))).toBe('BAD_REQUEST');
    await nextTurn();
    const long = await line.say(answers({ blockId: text, text: 'x'.repeat(LIMITS.worksheet.answerMax + 1) }));
    expect(!long.ok && [long.refusal.code, long.refusal.data]).toEqual([
      'ANSWER_INVALID',
      { blockId: text, problem: 'too_long', max: LIMITS.worksheet.answerMax, length: LIMITS.worksheet.answerMax + 1 },
    ]);
    expect((await cast.answers(responseId)).map((row) => row.text)).toEqual(['eins']);
    // More than a line carries at once ends the line, and nothing else.
    line.live.socket.emit('say', { topic: WORK_TOPIC.name, id: cast.item.id, what: 'x'.repeat(2_000_000) }, () => undefined);
    await within(3000, () => line.live.disconnected !== undefined);
    const again = await Line.open(cast.guest.browser, cast.item.id);
    expect([code(await again.join(responseId)), code(await again.say(first))]).toEqual(['in', 'in']);
  });

  it('ends when the teacher closes the sheet, and when it is handed in', async () => {
    const { line, responseId, text, ...cast } = await atWork();
    const late = answers({ blockId: text, text: 'zu spät' });
    await cast.owner.browser.put(cast.path, { state: 'closed' });
    const closed = await line.say(late);
    expect(!closed.ok && [closed.refusal.code, closed.refusal.data]).toEqual(['WORKSHEET_CLOSED', { state: 'closed' }]);
    await cast.owner.browser.put(cast.path, { state: 'open' });
    expect((await cast.guest.browser.patch(`${RESPONSES}/${responseId}/submit`, { incomplete: true })).status).toBe(200);
    await nextTurn();
    expect(code(await line.say(late))).toBe('HANDED_IN');
    await within(2000, () => line.live.newest?.open === false);
    expect(await cast.answers(responseId)).toEqual([]);
  });

  it('ends with the right: a guest who is let in no longer says nothing more', async () => {
    const { line, responseId, text, item, owner, ...cast } = await atWork();
    await owner.browser.put(`/api/items/${item.id}/share`, { visitorPermission: 'visitor_permissions_invisible' });
    await within(2000, () => line.live.left.length > 0);
    expect(code(await line.say(answers({ blockId: text, text: 'trotzdem' })))).toBe('NOT_FOUND');
    expect(await cast.answers(responseId)).toEqual([]);
  });

  it('comes to whoever looks through another process, once', async () => {
    const { line, responseId, text, item, owner } = await atWork();
    const second = await startApi(inject('databaseUrl'), { databaseUrl: api.configuration.databaseUrl, secret: api.configuration.secret });
    try {
      const elsewhere = second.browser();
      owner.browser.cookies.forEach((value, name) => elsewhere.cookies.set(name, value));
      const there = await Line.open(elsewhere, item.id);
      expect(code(await there.join(responseId))).toBe('in');
      expect(code(await line.say(answers({ blockId: text, text: 'Überall' })))).toBe('in');
      await within(2000, () => there.live.newest?.answers[0]?.text === 'Überall');
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(there.live.states).toHaveLength(1);
    } finally {
      opened.splice(0).forEach((live) => live.close());
      await second.stop();
    }
  });
});
