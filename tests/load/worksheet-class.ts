import { setTimeout as wait } from 'node:timers/promises';
import { LIMITS, type OwnWork, WORK_TOPIC, type WorksheetGrid } from '@murmel/contracts';
import { seedWorksheet } from '@murmel/documents';
import { seedDocument, Worksheet } from '@murmel/server';
import { DEFAULT_RULES } from '../../apps/api/src/tools/worksheet/default-rules.js';
import { worksheetContent } from '../../apps/api/src/tools/worksheet/worksheet-content.js';
import { LiveBrowser } from '../live/support/live-browser.js';
import { cpuSeconds } from './cpu.js';
import type { LiveSchool } from './live-school.js';

const TASKS = 10;
const KEYSTROKE_MS = 300;

export interface ClassAtWork {
  /** from a draft's leaving until the teacher's grid shows it, in milliseconds */
  seen: number[];
  /** from a draft's leaving until the server says that it is kept */
  kept: number[];
  /** drafts that the grid never showed though no later one came */
  missing: number;
  refused: number;
  /** share of a core that the api takes, in percent */
  cpu: number;
}

/** Pupils of several classes on one sheet, a keystroke each every 300 ms, and a teacher who watches the grid. */
export async function classAtWork(school: LiveSchool, pupils: number, seconds: number): Promise<ClassAtWork> {
  const { account, browser: teacher } = await school.teacher();
  const item = await school.people.item(account, { kind: 'worksheet', privacy: 'public_for_all' });
  const sheet = worksheetContent(
    { blocks: Array.from({ length: TASKS }, (_, index) => ({ kind: 'Text' as const, task: `Aufgabe ${index}` })) },
    account.id,
  );
  await seedDocument(school.database.manager, item.id, seedWorksheet(sheet), { accountId: account.id, visitorId: null });
  await school.database.manager.insert(Worksheet, { itemId: item.id, ...DEFAULT_RULES });
  const blocks = [...sheet.blocks.keys()];

  const grid = await LiveBrowser.open<WorksheetGrid>(teacher);
  const joined = await grid.join(item.id);
  if (!joined.ok) throw new Error(joined.refusal.code);
  const pens: Pen[] = [];
  for (let index = 0; index < pupils; index += 1) pens.push(await Pen.open(school, item.id, blocks, index));
  const byId = new Map(pens.map((pen) => [pen.responseId, pen]));
  const seen: number[] = [];
  grid.socket.on('state', ({ state }) => {
    for (const { id, cells } of (state as WorksheetGrid).rows)
      byId.get(id)?.shown(
        cells.map(({ says = '' }) => says),
        seen,
      );
  });
  const [before, begun] = [cpuSeconds(school.process.pid), performance.now()];
  const typing = pens.map((pen) => pen.type(seconds * 1000));
  await wait(seconds * 1000);
  const cpu = ((cpuSeconds(school.process.pid) - before) / ((performance.now() - begun) / 1000)) * 100;
  await Promise.all(typing);
  await wait(1500);
  grid.close();
  pens.forEach((pen) => pen.close());
  return {
    seen,
    kept: pens.flatMap((pen) => pen.kept),
    missing: pens.filter((pen) => pen.waits).length,
    refused: pens.reduce((sum, pen) => sum + pen.refused, 0),
    cpu,
  };
}

/** One pupil as the page is at the wire: letters every 300 ms, a draft at most once a second. */
class Pen {
  readonly kept: number[] = [];
  refused = 0;
  private text = '';
  private count = 0;
  /** number and moment of the draft that the grid has not shown yet; a later one stands for it */
  private waiting: { number: number; since: number } | undefined;

  private constructor(
    readonly responseId: string,
    private readonly live: LiveBrowser,
    private readonly itemId: string,
    private readonly block: string,
  ) {}

  static async open(school: LiveSchool, itemId: string, blocks: readonly string[], index: number): Promise<Pen> {
    const browser = school.browser();
    await school.people.visit(browser);
    const { status, body } = await browser.post<OwnWork>(`/api/worksheet/worksheets/${itemId}/responses`, { name: `P${index}` });
    if (status !== 201) throw new Error(`nobody begins: ${status} ${JSON.stringify(body)}`);
    const live = await LiveBrowser.open(browser);
    const joined = await live.socket
      .timeout(5000)
      .emitWithAck('join', { topic: WORK_TOPIC.name, id: itemId, about: { responseId: body.id } });
    if (!joined.ok) throw new Error(joined.refusal.code);
    return new Pen(body.id, live, itemId, blocks[index % blocks.length]!);
  }

  get waits(): boolean {
    return this.waiting !== undefined;
  }

  async type(milliseconds: number): Promise<void> {
    const keys = setInterval(() => (this.text += 'wort '[this.text.length % 5]), KEYSTROKE_MS);
    await wait(Math.random() * LIMITS.worksheet.draftMilliseconds);
    for (const ends = performance.now() + milliseconds; performance.now() < ends; ) {
      const since = performance.now();
      this.count += 1;
      this.waiting ??= { number: this.count, since };
      // A cell shows the first letters: what tells one draft from another stands there.
      const answers = [{ blockId: this.block, text: `${this.count} ${this.text}` }];
      const { ok } = await this.live.socket
        .timeout(10_000)
        .emitWithAck('say', { topic: WORK_TOPIC.name, id: this.itemId, what: { answers } });
      if (ok) this.kept.push(performance.now() - since);
      else this.refused += 1;
      await wait(Math.max(0, LIMITS.worksheet.draftMilliseconds + 20 - (performance.now() - since)));
    }
    clearInterval(keys);
  }

  shown(cells: readonly string[], seen: number[]): void {
    const number = Math.max(0, ...cells.map((says) => Number.parseInt(says, 10) || 0));
    if (!this.waiting || number < this.waiting.number) return;
    seen.push(performance.now() - this.waiting.since);
    this.waiting = undefined;
  }

  close(): void {
    this.live.close();
  }
}
