import { setTimeout as wait } from 'node:timers/promises';
import { type OwnWork, WORK_TOPIC, type WorksheetAnswer } from '@murmel/contracts';
import { seedWorksheet } from '@murmel/documents';
import { type Item, WorksheetAnswer as Row, seedDocument, Worksheet, WorksheetResponse } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { filledSheet } from '../../apps/api/src/tools/worksheet/filled-sheet.js';
import { NEW_RULES } from '../../apps/api/src/tools/worksheet/new-rules.js';
import { LiveBrowser } from '../live/support/live-browser.js';
import type { TestBrowser } from '../support/browser.js';
import { KillableApi, untilAnswered } from './support/killable-api.js';

const GUESTS = 10;
const TASKS = 6;
const KILLS = Number(process.env['FAULT_ROUNDS'] ?? 3);
const DEADLINE_MS = 120_000 + KILLS * 20_000;

let api: KillableApi;
beforeAll(async () => {
  api = await KillableApi.open(inject('databaseUrl'));
});
afterAll(() => api.stop());

async function openSheet(): Promise<{ item: Item; blocks: string[] }> {
  const owner = await api.people.account();
  const item = await api.people.item(owner, {
    kind: 'worksheet',
    privacy: 'public_for_all',
    visitorPermission: 'visitor_permissions_write',
  });
  const data = filledSheet({ blocks: Array.from({ length: TASKS }, () => ({ kind: 'Text' as const })) }, owner.id);
  await seedDocument(api.database.manager, item.id, seedWorksheet(data), { accountId: owner.id, visitorId: null });
  await api.database.manager.insert(Worksheet, { itemId: item.id, ...NEW_RULES });
  return { item, blocks: [...data.blocks.keys()] };
}

/** The line to one's own response, opened again when it breaks. */
class Pen {
  private live: LiveBrowser | undefined;

  constructor(
    private readonly browser: TestBrowser,
    private readonly id: string,
    private readonly responseId: string,
  ) {}

  /** Says it until it is said to be kept. */
  async write(answer: WorksheetAnswer): Promise<void> {
    while (!(await this.said(answer).catch(() => this.put()))) await wait(100);
  }

  put(): false {
    this.live?.close();
    this.live = undefined;
    return false;
  }

  private async said(answer: WorksheetAnswer): Promise<boolean> {
    const address = { topic: WORK_TOPIC.name, id: this.id };
    if (!this.live) {
      this.live = await LiveBrowser.open(this.browser);
      const joined = await this.live.socket.timeout(3000).emitWithAck('join', { ...address, about: { responseId: this.responseId } });
      if (!joined.ok) throw new Error(joined.refusal.code);
    }
    const { ok } = await this.live.socket.timeout(3000).emitWithAck('say', { ...address, what: { answers: [answer] } });
    return ok;
  }
}

describe('kill -9 of the api while a class works on a sheet', () => {
  it(`[T-02] [WKS-12] ${GUESTS} guests, ${KILLS} kills: every answer that was kept, by line or by call, is there once`, {
    timeout: DEADLINE_MS,
  }, async () => {
    const { item, blocks } = await openSheet();
    const path = `/api/worksheet/worksheets/${item.id}/responses`;
    const kept = new Map<string, string>();
    let writing = true;
    const work = async (index: number): Promise<void> => {
      const browser = api.browser();
      await api.people.visit(browser);
      const name = `Gast ${index}`;
      const { body } = await untilAnswered<OwnWork>(browser, 'POST', path, `begin ${index}`, { body: { name } }, DEADLINE_MS);
      const pen = new Pen(browser, item.id, body.id);
      for (const [number, blockId] of blocks.entries()) {
        const answer = { blockId, text: `${name}, Aufgabe ${number}` };
        const call = { body: { answers: [answer] } };
        if (number % 2 === 0) await pen.write(answer);
        else await untilAnswered(browser, 'PUT', `/api/worksheet/responses/${body.id}`, `${index} ${number}`, call, DEADLINE_MS);
        kept.set(`${body.id} ${blockId}`, answer.text);
        await wait(KILLS * 10);
      }
      pen.put();
    };
    const all = Promise.all(Array.from({ length: GUESTS }, (_, index) => work(index))).finally(() => {
      writing = false;
    });
    for (let kill = 0; kill < KILLS && writing; kill += 1) {
      const before = kept.size;
      while (writing && kept.size < before + (GUESTS * TASKS) / (KILLS + 2)) await wait(5);
      await api.killAndRestart();
    }
    await all;

    const { manager } = api.database;
    expect(await manager.countBy(WorksheetResponse, { itemId: item.id })).toBe(GUESTS);
    const stored = new Map((await manager.find(Row)).map(({ responseId, blockId, text }) => [`${responseId} ${blockId}`, text]));
    expect(stored.size).toBe(GUESTS * TASKS);
    expect(stored).toEqual(kept);
  });
});
