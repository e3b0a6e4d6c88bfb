import { setTimeout as wait } from 'node:timers/promises';
import { type OwnWork, WORK_TOPIC, type WorksheetAnswer } from '@murmel/contracts';
import { seedWorksheet } from '@murmel/documents';
import { type Item, WorksheetAnswer as Row, seedDocument, Worksheet, WorksheetResponse } from '@murmel/server';
import { In, IsNull, Not } from 'typeorm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { DEFAULT_RULES } from '../../apps/api/src/tools/worksheet/default-rules.js';
import { worksheetContent } from '../../apps/api/src/tools/worksheet/worksheet-content.js';
import { LiveBrowser } from '../live/support/live-browser.js';
import type { TestBrowser } from '../support/browser.js';
import { KillableApi, untilAnswered } from './support/killable-api.js';

const KILLS = Number(process.env['FAULT_ROUNDS'] ?? 3);
const LONG = KILLS > 3;
const GUESTS = LONG ? 60 : 10;
const TASKS = 6;
/** An answer is written piece by piece, each of them kept by itself. */
const PIECES = LONG ? 3 : 1;
/** One phone is without a line for so long, and its pupil goes on. */
const AWAY_MS = LONG ? 90_000 : 1500;
const DEADLINE_MS = 120_000 + KILLS * (LONG ? 45_000 : 20_000);
/** A phone that finds no server tries again after this; sixty that hurry more only keep it from starting. */
const AGAIN_MS = LONG ? 1000 : 100;

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
  const data = worksheetContent({ blocks: Array.from({ length: TASKS }, () => ({ kind: 'Text' as const })) }, owner.id);
  await seedDocument(api.database.manager, item.id, seedWorksheet(data), { accountId: owner.id, visitorId: null });
  await api.database.manager.insert(Worksheet, { itemId: item.id, ...DEFAULT_RULES });
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
    while (!(await this.said(answer).catch(() => this.put()))) await wait(AGAIN_MS);
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

/** Hands in until it is; a second time it is handed in already, which a page takes for done. */
async function handIn(browser: TestBrowser, own: string): Promise<void> {
  for (const ends = Date.now() + DEADLINE_MS; Date.now() < ends; await wait(AGAIN_MS)) {
    const answer = await browser.patch<{ code?: string }>(`${own}/submit`, { incomplete: false }).catch(() => undefined);
    if (answer?.status === 200 || answer?.body.code === 'HANDED_IN') return;
    if (answer && answer.status < 500) throw new Error(`not handed in: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
}

describe('kill -9 of the api while a class works on a sheet', () => {
  it(`[T-02] [WKS-12] ${GUESTS} guests, ${KILLS} kills: every answer that was kept, by line or by call, is there once, and all is handed in`, {
    timeout: DEADLINE_MS,
  }, async () => {
    const { item, blocks } = await openSheet();
    const path = `/api/worksheet/worksheets/${item.id}/responses`;
    const kept = new Map<string, string>();
    const begun = Date.now();
    let writing = true;
    const work = async (index: number): Promise<void> => {
      const browser = api.browser();
      await api.people.visit(browser);
      const name = `Gast ${index}`;
      const { body } = await untilAnswered<OwnWork>(browser, 'POST', path, `begin ${index}`, { body: { name } }, DEADLINE_MS);
      const own = `/api/worksheet/responses/${body.id}`;
      const called = async (answers: WorksheetAnswer[], key: string): Promise<void> => {
        await untilAnswered(browser, 'PUT', own, `${index} ${key}`, { body: { answers } }, DEADLINE_MS);
      };
      const pen = new Pen(browser, item.id, body.id);
      const onDevice: WorksheetAnswer[] = [];
      for (const [number, blockId] of blocks.entries()) {
        for (let piece = 1; piece <= PIECES; piece += 1) {
          const answer = { blockId, text: `${name}, Aufgabe ${number}${', und weiter'.repeat(piece - 1)}` };
          if (index === 0 && number > 0 && piece < PIECES) continue;
          // The first one loses the line after the first task: what follows is on the phone alone.
          if (index === 0 && number > 0) onDevice.push(answer);
          else if (number % 2 === 0) await pen.write(answer);
          else await called([answer], `${number} ${piece}`);
          if (onDevice.length === 0) kept.set(`${body.id} ${blockId}`, answer.text);
          await wait(KILLS * 10);
        }
      }
      pen.put();
      if (onDevice.length > 0) {
        await wait(AWAY_MS);
        await called(onDevice, 'back');
        for (const { blockId, text } of onDevice) kept.set(`${body.id} ${blockId}`, text!);
      }
      await handIn(browser, own);
    };
    const all = Promise.all(Array.from({ length: GUESTS }, (_, index) => work(index))).finally(() => {
      writing = false;
    });
    let killed = 0;
    for (; killed < KILLS && writing; killed += 1) {
      const before = kept.size;
      while (writing && kept.size < before + (GUESTS * TASKS) / (KILLS + 2)) await wait(5);
      await api.killAndRestart();
    }
    await all;
    console.log(`${killed} kills, ${kept.size} answers of ${GUESTS} guests in ${((Date.now() - begun) / 1000).toFixed(0)} s`);
    expect(killed).toBe(KILLS);

    const { manager } = api.database;
    expect(await manager.countBy(WorksheetResponse, { itemId: item.id, submittedAt: Not(IsNull()) })).toBe(GUESTS);
    expect(await manager.countBy(WorksheetResponse, { itemId: item.id })).toBe(GUESTS);
    const stored = new Map((await manager.find(Row)).map(({ responseId, blockId, text }) => [`${responseId} ${blockId}`, text]));
    expect(stored.size).toBe(GUESTS * TASKS);
    expect(stored).toEqual(kept);
  });

  it(`[T-02] [WKS-12] ${KILLS} kills between the last answers and handing in, on two devices of each guest: one response each, nothing lost`, {
    timeout: DEADLINE_MS,
  }, async () => {
    const { item, blocks } = await openSheet();
    const path = `/api/worksheet/worksheets/${item.id}`;
    const kept = new Map<string, string>();
    for (let round = 0; round < KILLS; round += 1) {
      const guests = await Promise.all(
        Array.from({ length: GUESTS }, async (_, index) => {
          const [phone, tablet] = [api.browser(), api.browser()];
          await api.people.visit(phone);
          const name = `Gast ${round} ${index}`;
          const { id } = (await phone.post<OwnWork>(`${path}/responses`, { name })).body;
          const own = `/api/worksheet/responses/${id}`;
          const { key } = (await phone.post<{ key: string }>(`${own}/key`)).body;
          expect((await tablet.get(path, { headers: { 'x-response-key': key } })).status).toBe(200);
          return { id, own, devices: [phone, tablet] };
        }),
      );
      const keptOf = async ({ id, own, devices }: (typeof guests)[number]): Promise<void> => {
        await Promise.all(
          blocks.map(async (blockId, number) => {
            const answer = { blockId, text: `Runde ${round}, Aufgabe ${number}` };
            await untilAnswered(devices[number % 2]!, 'PUT', own, `${id} ${number}`, { body: { answers: [answer] } }, DEADLINE_MS);
            kept.set(`${id} ${blockId}`, answer.text);
          }),
        );
      };
      await Promise.all(guests.map(keptOf));
      const handedIn = Promise.all(guests.flatMap(({ own, devices }) => devices.map((device) => handIn(device, own))));
      await api.killAndRestart();
      await handedIn;
    }
    const { manager } = api.database;
    const where = { itemId: item.id };
    expect(await manager.countBy(WorksheetResponse, where)).toBe(GUESTS * KILLS);
    expect(await manager.countBy(WorksheetResponse, { ...where, submittedAt: Not(IsNull()) })).toBe(GUESTS * KILLS);
    const rows = await manager.find(WorksheetResponse, { where, select: { id: true } });
    const answers = await manager.findBy(Row, { responseId: In(rows.map(({ id }) => id)) });
    expect(new Map(answers.map(({ responseId, blockId, text }) => [`${responseId} ${blockId}`, text]))).toEqual(kept);
  });
});
